// SPDX-License-Identifier: GPL-3.0-or-later
// What identifies a paper, in its lower edge: a small line, and in the corner a code for a machine.
#pragma once

#include <QSizeF>

#include "reports/compose/document.hpp"

class QPainter;

namespace damath::render {

// What a foot leaves free at its right end for the code.
inline constexpr qreal kCodeRoom = 10.5;

// The painter's origin is the form's upper left corner and its unit the millimetre; `form` is its size. The
// line stands below it; the code reaches from its foot as far into the margin as every printer prints. On a
// picture both have white around them.
enum class Ground { Paper, Picture };
void paintImprint(QPainter& painter, QSizeF form, const compose::Imprint& imprint, Ground ground);

}  // namespace damath::render
