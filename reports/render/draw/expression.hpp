// SPDX-License-Identifier: GPL-3.0-or-later
// A figure or a line of working in textbook style: stacked fractions, roots under a bar, raised powers, a
// dama's value in a ring. Only this class draws the figures of cells and chips.
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>
#include <memory>

#include "reports/render/draw/form_font.hpp"

class QPainter;

namespace damath::render {

// The size of a fraction's figures, relative to the text beside it.
inline constexpr qreal kFractionPart = 0.77;

// An expression in type of `size`, in millimeters or any other unit of the painter. paint() starts at the
// left end of the baseline. A PDF reader reads the expression as its original line: "−21/4".
class Expression {
 public:
  Expression(const QString& text, qreal size, Weight weight);

  [[nodiscard]] qreal width() const;
  // Returns the height above and below the axis. The axis is the middle of a capital letter, where fraction
  // bars lie.
  [[nodiscard]] qreal halfHeight() const;
  // Returns the height of a line with this expression.
  [[nodiscard]] qreal lineHeight() const;
  // Returns the smallest size at which no part is below kLeastType. Figures of a fraction are smaller than
  // the text beside it.
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

// Paints a line without fractions and rings, with its roots under their bars.
void paintLine(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
               const QColor& ink = Qt::black);

}  // namespace damath::render
