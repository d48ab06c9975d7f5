// SPDX-License-Identifier: GPL-3.0-or-later
// The identification of a form in its lower edge: a small line, and a machine-readable code in the corner.
#pragma once

#include <QSizeF>

#include "reports/compose/document.hpp"

class QPainter;

namespace damath::render {

// The width that a foot leaves free for the code at its right end.
inline constexpr qreal kCodeRoom = 10.5;

// Preconditions: the painter's origin is the form's upper left corner, and its unit is the millimeter. `form`
// is the form's size. The line stands below the form. The code reaches from the form's foot into the margin,
// as far as every printer prints. On a picture, the line and the code have a white background.
enum class Ground { Paper, Picture };
void paintImprint(QPainter& painter, QSizeF form, const compose::Imprint& imprint, Ground ground);

}  // namespace damath::render
