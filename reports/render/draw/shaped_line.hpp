// SPDX-License-Identifier: GPL-3.0-or-later
// A line of text, shaped once and drawn often: the papers of a contest write the same few thousand texts
// again and again, and to shape one takes longer than to draw it.
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include "reports/render/draw/form_font.hpp"

class QPainter;

namespace damath::render {

enum class Read {
  AsText,
  AsNothing  // drawn, but text to no reader of a file
};

struct Face {
  Weight weight = Weight::Regular;
  Read read = Read::AsText;
};

// What a unit of the font is in the painter's.
struct LineScale {
  qreal across = 1;
  qreal down = 1;
};

// From the baseline's left end. Leaves the painter's pen in that ink, and nothing else changed.
void paintShaped(QPainter& painter, QPointF baseline, const QString& text, Face face, LineScale scale,
                 const QColor& ink);

}  // namespace damath::render
