// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the value on a chip as large as the disc allows, because players read the board from two meters. The
// value stands on one line, or its coefficient stands above the root or variable. Thinner strokes and a
// narrower width allow a larger size.
#pragma once

#include <QColor>
#include <QPointF>
#include <QtGlobal>
#include <string>

class QPainter;

namespace damath::window {

// The height of the text, in disc radii; for a fraction, the height of its figures. 0 if the font cannot be
// loaded.
[[nodiscard]] qreal chipFigureHeight(const std::string& text);

// Draws the text inside the circle with this center and radius.
void paintChipFigure(QPainter& painter, QPointF centre, qreal radius, const std::string& text,
                     const QColor& ink);

}  // namespace damath::window
