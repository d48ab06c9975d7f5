// SPDX-License-Identifier: GPL-3.0-or-later
// A figure or a line of working, set as in a textbook: fractions stacked, roots under their bar, powers
// raised, a dama's value in a ring. What stands on a cell or on a chip is drawn here and nowhere else.
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>

#include "reports/compose/parts/set_figure.hpp"
#include "reports/render/draw/form_font.hpp"

class QPainter;

namespace damath::render {

// Millimetres, or whatever the painter's unit is, from the baseline's left end. In a PDF it reads as the one
// line it was made of: "−21/4".
class Expression {
 public:
  Expression(const QString& text, qreal size, Weight weight);

  [[nodiscard]] qreal width() const { return m_width; }
  // Of its ink above and below the middle of a capital, which is the axis of its fractions.
  [[nodiscard]] qreal halfHeight() const { return m_halfHeight; }
  // Of a line that holds it.
  [[nodiscard]] qreal lineHeight() const;
  void paint(QPainter& painter, QPointF baseline, const QColor& ink = Qt::black) const;

 private:
  struct Piece {
    QString text;   // or the numerator
    QString below;  // the denominator, empty where it is no fraction
    qreal x = 0;
    qreal width = 0;
  };
  struct Ring {
    qreal left = 0;
    qreal right = 0;
    qreal halfHeight = 0;
  };
  // Appends what stands within a ring, or outside of all.
  void append(const compose::SetGroup& group);
  void appendText(const QString& text);
  void appendFraction(const QString& above, const QString& below);
  void paintFraction(QPainter& painter, QPointF baseline, const Piece& piece, const QColor& ink) const;

  qreal m_size;
  Weight m_weight;
  qreal m_width = 0;
  qreal m_halfHeight = 0;
  QList<Piece> m_pieces;
  QList<Ring> m_rings;
};

// A line without fractions or rings, its roots under their bars.
void paintLine(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
               const QColor& ink = Qt::black);

}  // namespace damath::render
