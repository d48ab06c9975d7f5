// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/expression.hpp"

#include <QFontMetricsF>
#include <QHash>
#include <QList>
#include <QPainter>
#include <algorithm>

#include "reports/compose/parts/set_figure.hpp"
#include "reports/render/draw/shaped_line.hpp"

namespace damath::render {

namespace {

constexpr QChar kRoot(0x221A);
constexpr qreal kBarWidth = 0.055;
constexpr qreal kBarGap = 0.1;
constexpr qreal kFractionAxis = kBarGap + kBarWidth / 2;
constexpr qreal kFractionSide = 0.07;
constexpr qreal kFractionGap = 0.15;  // the free space above and below a fraction in a table line, together
constexpr qreal kRingSide = 0.3;
constexpr qreal kRingOver = 0.17;

QPen penOf(const QColor& ink, qreal width) {
  return QPen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

// The end point of a root sign in font units. The bar of the root begins at this point.
struct RootSign {
  qreal right = 0;
  qreal top = 0;
};

const RootSign& rootSign(Weight weight) {
  const auto measured = [](Weight each) {
    const QRectF sign = QFontMetricsF(formFont(each)).tightBoundingRect(QString(kRoot));
    return RootSign{sign.right(), sign.top()};
  };
  thread_local const RootSign signs[] = {measured(Weight::Regular), measured(Weight::Bold)};
  return signs[static_cast<std::size_t>(weight)];
}

// Paints the bar of each root over the digits or brackets that follow the root sign.
void paintRootBars(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
                   const QColor& ink) {
  if (!text.contains(kRoot)) return;
  const RootSign& sign = rootSign(weight);
  const qreal unit = size / kFontUnits;
  painter.setPen(penOf(ink, size * kBarWidth));
  for (qsizetype root = text.indexOf(kRoot); root >= 0; root = text.indexOf(kRoot, root + 1)) {
    qsizetype end = root + 1;
    if (end < text.size() && text.at(end) == QLatin1Char('(')) {
      const qsizetype close = text.indexOf(QLatin1Char(')'), end);
      end = close < 0 ? end : close + 1;
    } else {
      while (end < text.size() && text.at(end).isDigit()) ++end;
    }
    if (end == root + 1) continue;
    const qreal left = widthOf(text.left(root), size, weight) + sign.right * unit - size * 0.04;
    const qreal right = widthOf(text.left(end), size, weight);
    const qreal top = sign.top * unit + size * kBarWidth / 2;
    painter.drawLine(baseline + QPointF(left, top), baseline + QPointF(right, top));
  }
}

// Paints numbers in the font that PDF readers do not take for text.
void paintUnread(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
                 const QColor& ink) {
  const qreal unit = size / kFontUnits;
  paintShaped(painter, baseline, text, {weight, Read::AsNothing}, {unit, unit}, ink);
  paintRootBars(painter, baseline, text, size, weight, ink);
}

// Paints invisible text, which PDF readers find for searching, copying and reading aloud.
void paintHidden(QPainter& painter, QPointF baseline, const QString& text, qreal width, qreal size,
                 Weight weight) {
  const qreal unit = size / kFontUnits;
  paintShaped(painter, baseline, text, {weight, Read::AsText},
              {unit * width / widthOf(text, size, weight), unit}, QColor(0, 0, 0, 0));
}

// Returns how far a root sign rises above a capital letter, for type of size 1. 0 if the text has no root.
qreal riseOf(const QString& text) {
  return text.contains(kRoot) ? 0.14 : 0;
}

}  // namespace

// The parts of an expression with their places. All measures are for type of size 1.
struct Expression::Set {
  struct Piece {
    QString text;   // the text, or the numerator of a fraction
    QString below;  // the denominator; empty if the piece is no fraction
    qreal x = 0;
    qreal width = 0;
  };
  struct Ring {
    qreal left = 0;
    qreal right = 0;
    qreal halfHeight = 0;
  };

  Set(const QString& text, Weight weight);
  // Appends the pieces that stand inside one ring, or outside of rings.
  void append(const compose::SetGroup& group);
  void appendText(const QString& text);
  void appendFraction(const QString& above, const QString& below);

  Weight weight;
  qreal width = 0;
  qreal halfHeight = 0;
  bool hasFraction = false;
  QList<Piece> pieces;
  QList<Ring> rings;
};

Expression::Set::Set(const QString& text, Weight of) : weight(of), halfHeight(capHeight(1, of) / 2) {
  for (const compose::SetGroup& group : compose::setFigure(text.toStdString())) {
    if (!group.isRinged) {
      append(group);
      continue;
    }
    Ring ring;
    ring.left = width + 0.05;
    width += kRingSide;
    const qreal outside = halfHeight;
    halfHeight = capHeight(1, weight) / 2;
    append(group);
    ring.halfHeight = halfHeight + kRingOver;
    width += kRingSide;
    ring.right = width - 0.05;
    halfHeight = std::max(outside, ring.halfHeight);
    rings << ring;
  }
}

void Expression::Set::append(const compose::SetGroup& group) {
  for (const auto& [text, below] : group.pieces) {
    below.empty() ? appendText(QString::fromStdString(text))
                  : appendFraction(QString::fromStdString(text), QString::fromStdString(below));
  }
}

void Expression::Set::appendText(const QString& text) {
  if (text.isEmpty()) return;
  const qreal own = widthOf(text, 1, weight);
  pieces << Piece{text, {}, width, own};
  width += own;
}

void Expression::Set::appendFraction(const QString& above, const QString& below) {
  const qreal own = std::max(widthOf(above, kFractionPart, weight), widthOf(below, kFractionPart, weight)) +
                    4 * kFractionSide;
  pieces << Piece{above, below, width, own};
  width += own;
  hasFraction = true;
  const qreal rise = kFractionPart * std::max(riseOf(above), riseOf(below));
  halfHeight = std::max(halfHeight, kFractionAxis + capHeight(kFractionPart, weight) + rise);
}

// Returns the parts of a text. Keeps the parts of earlier calls of this thread: each cell is measured before
// it is drawn, and many sheets repeat the same numbers.
std::shared_ptr<const Expression::Set> Expression::known(const QString& text, Weight weight) {
  constexpr qsizetype kMostKnown = 4096;
  thread_local QHash<QString, std::shared_ptr<const Set>> knownOf[2];
  auto& sets = knownOf[static_cast<std::size_t>(weight)];
  const auto found = sets.constFind(text);
  if (found != sets.constEnd()) return *found;
  if (sets.size() >= kMostKnown) sets.clear();
  return *sets.insert(text, std::make_shared<const Set>(text, weight));
}

Expression::Expression(const QString& text, qreal size, Weight weight)
    : m_set(known(text, weight)), m_size(size) {}

qreal Expression::width() const {
  return m_set->width * m_size;
}

qreal Expression::halfHeight() const {
  return m_set->halfHeight * m_size;
}

qreal Expression::lineHeight() const {
  const qreal ordinary = render::lineHeight(m_size);
  return m_set->hasFraction ? std::max(ordinary, (2 * m_set->halfHeight + kFractionGap) * m_size) : ordinary;
}

qreal Expression::leastSize() const {
  return m_set->hasFraction ? kLeastType / kFractionPart : kLeastType;
}

void Expression::paint(QPainter& painter, QPointF baseline, const QColor& ink) const {
  const Weight weight = m_set->weight;
  const qreal axis = baseline.y() - capHeight(m_size, weight) / 2;
  for (const Set::Piece& piece : m_set->pieces) {
    const QPointF at(baseline.x() + piece.x * m_size, baseline.y());
    if (piece.below.isEmpty()) {
      paintLine(painter, at, piece.text, m_size, weight, ink);
    } else {
      paintFraction(painter, at, axis, {piece.text, piece.below, piece.width * m_size}, ink);
    }
  }
  painter.setBrush(Qt::NoBrush);
  for (const Set::Ring& ring : m_set->rings) {
    painter.setPen(penOf(ink, 0.2));
    const qreal halfHeight = ring.halfHeight * m_size;
    const QRectF box(baseline.x() + ring.left * m_size, axis - halfHeight, (ring.right - ring.left) * m_size,
                     2 * halfHeight);
    const qreal corner = std::min(box.height(), box.width()) / 2;
    painter.drawRoundedRect(box, corner, corner);
  }
}

void Expression::paintFraction(QPainter& painter, QPointF baseline, qreal axis, const Fraction& fraction,
                               const QColor& ink) const {
  const Weight weight = m_set->weight;
  const qreal part = m_size * kFractionPart;
  const qreal gap = m_size * kFractionAxis;
  const qreal side = m_size * kFractionSide;
  const auto shift = [&](const QString& text) {
    return baseline.x() + (fraction.width - widthOf(text, part, weight)) / 2;
  };
  paintHidden(painter, baseline, fraction.above + QLatin1Char('/') + fraction.below, fraction.width, m_size,
              weight);
  paintUnread(painter, {shift(fraction.above), axis - gap}, fraction.above, part, weight, ink);
  const qreal drop = part * riseOf(fraction.below);
  const qreal below = axis + gap + capHeight(part, weight) + drop;
  paintUnread(painter, {shift(fraction.below), below}, fraction.below, part, weight, ink);
  painter.setPen(penOf(ink, m_size * kBarWidth));
  painter.drawLine(QPointF(baseline.x() + side, axis), QPointF(baseline.x() + fraction.width - side, axis));
}

void paintLine(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
               const QColor& ink) {
  const qreal unit = size / kFontUnits;
  paintShaped(painter, baseline, text, {weight, Read::AsText}, {unit, unit}, ink);
  paintRootBars(painter, baseline, text, size, weight, ink);
}

}  // namespace damath::render
