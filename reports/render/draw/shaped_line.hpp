// SPDX-License-Identifier: GPL-3.0-or-later
// A line of text, shaped once and drawn often. The forms of a contest repeat a few thousand texts, and
// shaping a text takes longer than drawing it.
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include "reports/render/draw/form_font.hpp"

class QPainter;

namespace damath::render {

enum class Read {
  AsText,
  AsNothing  // drawn, but PDF readers do not take it for text
};

struct Face {
  Weight weight = Weight::Regular;
  Read read = Read::AsText;
};

// The size of a font unit in units of the painter.
struct LineScale {
  qreal across = 1;
  qreal down = 1;
};

// Paints from the left end of the baseline. Leaves the painter's pen in this color and all else unchanged.
void paintShaped(QPainter& painter, QPointF baseline, const QString& text, Face face, LineScale scale,
                 const QColor& ink);

}  // namespace damath::render
