// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a line of text that is shaped once and drawn often. Shaping computes the form and place of each
// letter, which takes longer than drawing. The forms of a contest repeat a few thousand texts.
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include "reports/render/draw/form_font.hpp"

class QPainter;

namespace damath::render {

enum class Read {
  AsText,
  AsNothing  // the text is drawn, but PDF readers do not take it for text
};

struct Face {
  Weight weight = Weight::Regular;
  Read read = Read::AsText;
};

// The size of a font unit in units of the painter, across and down.
struct LineScale {
  qreal across = 1;
  qreal down = 1;
};

// Paints the line from the left end of its baseline. Afterwards the painter has a pen of this color; the rest
// of the painter is unchanged.
void paintShaped(QPainter& painter, QPointF baseline, const QString& text, Face face, LineScale scale,
                 const QColor& ink);

}  // namespace damath::render
