// SPDX-License-Identifier: GPL-3.0-or-later
// A figure or a line of working, set as in a textbook: fractions stacked, roots under their bar, powers
// raised, a dama's value in a ring. What stands on a cell or on a chip is drawn here and nowhere else.
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>
#include <memory>

#include "reports/render/draw/form_font.hpp"

class QPainter;

namespace damath::render {

// A fraction's figures, in parts of those beside it.
inline constexpr qreal kFractionPart = 0.77;

// Millimetres, or whatever the painter's unit is, from the baseline's left end. In a PDF it reads as the one
// line it was made of: "−21/4".
class Expression {
 public:
  Expression(const QString& text, qreal size, Weight weight);

  [[nodiscard]] qreal width() const;
  // Of its ink above and below the middle of a capital, which is the axis of its fractions.
  [[nodiscard]] qreal halfHeight() const;
  // Of a line that holds it.
  [[nodiscard]] qreal lineHeight() const;
  // In which none of it is below kLeastType: figures of a fraction are smaller than those beside it.
  [[nodiscard]] qreal leastSize() const;
  void paint(QPainter& painter, QPointF baseline, const QColor& ink = Qt::black) const;

 private:
  struct Set;
  struct Fraction {
    const QString& above;
    const QString& below;
    qreal width = 0;
  };
  [[nodiscard]] static std::shared_ptr<const Set> known(const QString& text, Weight weight);
  void paintFraction(QPainter& painter, QPointF baseline, qreal axis, const Fraction& fraction,
                     const QColor& ink) const;

  std::shared_ptr<const Set> m_set;
  qreal m_size;
};

// A line without fractions or rings, its roots under their bars.
void paintLine(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
               const QColor& ink = Qt::black);

}  // namespace damath::render
