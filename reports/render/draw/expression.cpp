// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/expression.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace damath::render {

namespace {

constexpr QChar kRoot(0x221A);
constexpr qreal kPartSize = 0.75;  // of a fraction's figures
constexpr qreal kBarWidth = 0.055;
constexpr qreal kBarGap = 0.1;
constexpr qreal kFractionSide = 0.07;
constexpr qreal kFractionGap = 0.15;  // to the rules above and below
constexpr qreal kRingSide = 0.3;
constexpr qreal kRingOver = 0.17;

QPen penOf(const QColor& ink, qreal width) {
  return QPen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

// The bar of a root over what it is of: figures, or all within brackets. In the font's own units.
void paintRootBars(QPainter& painter, const QString& text, const QColor& ink) {
  if (!text.contains(kRoot)) return;
  const QFontMetricsF metrics(painter.font());
  const QRectF sign = metrics.tightBoundingRect(QString(kRoot));
  painter.setPen(penOf(ink, kFontUnits * kBarWidth));
  for (qsizetype root = text.indexOf(kRoot); root >= 0; root = text.indexOf(kRoot, root + 1)) {
    qsizetype end = root + 1;
    if (end < text.size() && text.at(end) == QLatin1Char('(')) {
      const qsizetype close = text.indexOf(QLatin1Char(')'), end);
      end = close < 0 ? end : close + 1;
    } else {
      while (end < text.size() && text.at(end).isDigit()) ++end;
    }
    if (end == root + 1) continue;
    const qreal left = metrics.horizontalAdvance(text.left(root)) + sign.right() - kFontUnits * 0.04;
    const qreal right = metrics.horizontalAdvance(text.left(end));
    const qreal top = sign.top() + kFontUnits * kBarWidth / 2;
    painter.drawLine(QPointF(left, top), QPointF(right, top));
  }
}

// Figures that no reader of the file takes for text.
void paintUnread(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
                 const QColor& ink) {
  painter.save();
  painter.translate(baseline);
  painter.scale(size / kFontUnits, size / kFontUnits);
  painter.setPen(ink);
  painter.setFont(unreadFont(weight));
  painter.drawText(QPointF(0, 0), inUnreadFont(text));
  painter.setFont(formFont(weight));
  paintRootBars(painter, text, ink);
  painter.restore();
}

// Not seen, but searched, copied and read aloud.
void paintHidden(QPainter& painter, QPointF baseline, const QString& text, qreal width, qreal size,
                 Weight weight) {
  painter.save();
  painter.translate(baseline);
  painter.scale(size / kFontUnits * width / widthOf(text, size, weight), size / kFontUnits);
  painter.setFont(formFont(weight));
  painter.setPen(QColor(0, 0, 0, 0));
  painter.drawText(QPointF(0, 0), text);
  painter.restore();
}

// How far a root sign rises above a capital of the same size.
qreal riseOf(const QString& text, qreal size) {
  return text.contains(kRoot) ? 0.14 * size : 0;
}

}  // namespace

Expression::Expression(const QString& text, qreal size, Weight weight)
    : m_size(size), m_weight(weight), m_halfHeight(capHeight(size, weight) / 2) {
  for (const compose::SetGroup& group : compose::setFigure(text.toStdString())) {
    if (!group.isRinged) {
      append(group);
      continue;
    }
    Ring ring;
    ring.left = m_width + 0.05 * size;
    m_width += kRingSide * size;
    const qreal outside = m_halfHeight;
    m_halfHeight = capHeight(size, weight) / 2;
    append(group);
    ring.halfHeight = m_halfHeight + kRingOver * size;
    m_width += kRingSide * size;
    ring.right = m_width - 0.05 * size;
    m_halfHeight = std::max(outside, ring.halfHeight);
    m_rings << ring;
  }
}

qreal Expression::lineHeight() const {
  const qreal ordinary = render::lineHeight(m_size);
  const bool hasFraction =
      std::ranges::any_of(m_pieces, [](const Piece& piece) { return !piece.below.isEmpty(); });
  return hasFraction ? std::max(ordinary, 2 * m_halfHeight + kFractionGap * m_size) : ordinary;
}

void Expression::append(const compose::SetGroup& group) {
  for (const auto& [text, below] : group.pieces) {
    below.empty() ? appendText(QString::fromStdString(text))
                  : appendFraction(QString::fromStdString(text), QString::fromStdString(below));
  }
}

void Expression::appendText(const QString& text) {
  if (text.isEmpty()) return;
  const qreal width = widthOf(text, m_size, m_weight);
  m_pieces << Piece{text, {}, m_width, width};
  m_width += width;
}

void Expression::appendFraction(const QString& above, const QString& below) {
  const qreal part = m_size * kPartSize;
  const qreal side = m_size * kFractionSide;
  const qreal width = std::max(widthOf(above, part, m_weight), widthOf(below, part, m_weight)) + 4 * side;
  m_pieces << Piece{above, below, m_width, width};
  m_width += width;
  const qreal gap = m_size * (kBarGap + kBarWidth / 2);
  const qreal rise = std::max(riseOf(above, part), riseOf(below, part));
  m_halfHeight = std::max(m_halfHeight, gap + capHeight(part, m_weight) + rise);
}

void Expression::paint(QPainter& painter, QPointF baseline, const QColor& ink) const {
  const qreal axis = baseline.y() - capHeight(m_size, m_weight) / 2;
  for (const Piece& piece : m_pieces) {
    const QPointF at(baseline.x() + piece.x, baseline.y());
    piece.below.isEmpty() ? paintLine(painter, at, piece.text, m_size, m_weight, ink)
                          : paintFraction(painter, at, piece, ink);
  }
  painter.setBrush(Qt::NoBrush);
  for (const Ring& ring : m_rings) {
    painter.setPen(penOf(ink, 0.2));
    const QRectF box(baseline.x() + ring.left, axis - ring.halfHeight, ring.right - ring.left,
                     2 * ring.halfHeight);
    const qreal corner = std::min(box.height(), box.width()) / 2;
    painter.drawRoundedRect(box, corner, corner);
  }
}

void Expression::paintFraction(QPainter& painter, QPointF baseline, const Piece& piece,
                               const QColor& ink) const {
  const qreal part = m_size * kPartSize;
  const qreal cap = capHeight(part, m_weight);
  const qreal axis = baseline.y() - capHeight(m_size, m_weight) / 2;
  const qreal gap = m_size * (kBarGap + kBarWidth / 2);
  const qreal side = m_size * kFractionSide;
  const auto shift = [&](const QString& text) {
    return baseline.x() + (piece.width - widthOf(text, part, m_weight)) / 2;
  };
  paintHidden(painter, baseline, piece.text + QLatin1Char('/') + piece.below, piece.width, m_size, m_weight);
  paintUnread(painter, {shift(piece.text), axis - gap}, piece.text, part, m_weight, ink);
  const qreal drop = riseOf(piece.below, part);
  paintUnread(painter, {shift(piece.below), axis + gap + cap + drop}, piece.below, part, m_weight, ink);
  painter.setPen(penOf(ink, m_size * kBarWidth));
  painter.drawLine(QPointF(baseline.x() + side, axis), QPointF(baseline.x() + piece.width - side, axis));
}

void paintLine(QPainter& painter, QPointF baseline, const QString& text, qreal size, Weight weight,
               const QColor& ink) {
  if (text.isEmpty()) return;
  painter.save();
  painter.setPen(ink);
  painter.translate(baseline);
  painter.scale(size / kFontUnits, size / kFontUnits);
  painter.setFont(formFont(weight));
  painter.drawText(QPointF(0, 0), text);
  paintRootBars(painter, text, ink);
  painter.restore();
}

}  // namespace damath::render
