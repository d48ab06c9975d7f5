// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the value on a chip as large as the disc allows, because players read the board from two meters. A
// long value may take two lines: the coefficient above the root or variable. Thinner strokes and narrower
// letters allow a larger size.
#pragma once

#include <QColor>
#include <QPointF>
#include <QtGlobal>
#include <string>

class QPainter;

namespace damath::window {

// Returns the height of the drawn digits, in a fraction too, as a multiple of the radius of the chip's disc.
// Returns 0 if the font cannot be loaded.
[[nodiscard]] qreal chipFigureHeight(const std::string& text);

// Draws the chip's value inside the circle with this center and radius. Draws nothing if the font cannot be
// loaded.
void paintChipFigure(QPainter& painter, QPointF centre, qreal radius, const std::string& text,
                     const QColor& ink);

}  // namespace damath::window
