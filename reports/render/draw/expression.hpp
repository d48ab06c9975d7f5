// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a figure or a calculation as in a textbook: stacked fractions, roots under a bar, raised powers, the
// value of a dama in a ring. Only this class draws the figures of cells and chips.
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>
#include <memory>

#include "reports/render/draw/form_font.hpp"

class QPainter;

namespace damath::render {

// The type size in a numerator or denominator, relative to the text beside the fraction.
inline constexpr qreal kFractionPart = 0.77;

// An expression in type of `size`, in millimeters or any other unit of the painter. paint() begins at the
// left end of the baseline. A PDF reader finds the expression as plain text: "−21/4".
class Expression {
 public:
  Expression(const QString& text, qreal size, Weight weight);

  [[nodiscard]] qreal width() const;
  // Returns the height of the expression above its axis, which equals the height below. The axis is the
  // middle of a capital letter, where fraction bars lie.
  [[nodiscard]] qreal halfHeight() const;
  // Returns the height of a line of text that contains this expression.
  [[nodiscard]] qreal lineHeight() const;
  // Returns the smallest type size at which no part is smaller than kLeastType. The digits of a fraction are
  // smaller than the text beside it.
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

// Paints a line that has no fractions and no rings. Roots get their bars.
void paintLine(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
               const QColor& ink = Qt::black);

}  // namespace damath::render
