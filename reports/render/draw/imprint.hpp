// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the identification of a form into its lower edge: a small line of text, and a machine-readable code
// in the corner.
#pragma once

#include <QSizeF>

#include "reports/compose/document.hpp"

class QPainter;

namespace damath::render {

// The width at the right end of a form's foot that stays free for the QR code, in millimeters.
inline constexpr qreal kCodeRoom = 10.5;

// The ground on which the imprint is painted: blank paper, or the background picture of a form.
enum class Ground { Paper, Picture };
// Paints the line below the form, and the code, if the imprint has one, from the form's foot down into the
// margin, as far as every printer prints. Preconditions: the painter's origin is the form's upper left
// corner; its unit is the millimeter. `form` is the size of the form. On a background picture, the line and
// the code get a white background.
void paintImprint(QPainter& painter, QSizeF form, const compose::Imprint& imprint, Ground ground);

}  // namespace damath::render
