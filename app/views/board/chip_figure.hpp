// SPDX-License-Identifier: GPL-3.0-or-later
// The value on a chip, as large as the chip's disc lets it be, for a board is read from two metres: on one
// line, or a coefficient above what it multiplies, in strokes and widths that let it be higher.
#pragma once

#include <QColor>
#include <QPointF>
#include <QtGlobal>
#include <string>

class QPainter;

namespace damath::views {

// How high its figures are where the disc has a radius of 1; those of a fraction where it is one.
[[nodiscard]] qreal chipFigureHeight(const std::string& text);

// Within that circle.
void paintChipFigure(QPainter& painter, QPointF centre, qreal radius, const std::string& text,
                     const QColor& ink);

}  // namespace damath::views
