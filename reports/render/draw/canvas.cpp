// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/qr_code.hpp"

#include <QPainter>
#include <QTransform>
#include <QtMath>
#include <algorithm>

#include "reports/render/draw/expression.hpp"

namespace damath::render {

namespace {

constexpr qreal kTagPad = 0.7;
constexpr qreal kRunGap = 0.9;

qreal widthOfPen(Rule rule) {
  switch (rule) {
    case Rule::Hair:
      return 0.12;
    case Rule::Thin:
      return 0.2;
    case Rule::Heavy:
      break;
  }
  return 0.45;
}

QPen pen(Rule rule) {
  return QPen(Qt::black, widthOfPen(rule), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

void paintSlanted(QPainter& painter, QPointF baseline, const QString& line, qreal size, Weight weight) {
  constexpr qreal kSlant = 0.2;
  const QTransform before = painter.worldTransform();
  painter.setWorldTransform(QTransform(1, 0, -kSlant, 1, baseline.x(), baseline.y()) * before);
  paintLine(painter, {0, 0}, line, size, weight);
  painter.setWorldTransform(before);
}

}  // namespace

Stretch betweenSeams(Stretch whole, qreal sheet) {
  // The distance to a seam (edge between two sheets of a poster) that stays free of text, in millimeters. A
  // part that reaches beyond a seam by less than this distance does not count as crossing it.
  constexpr qreal kSeamSlack = 0.6;
  if (sheet <= 0) return whole;
  Stretch best{whole.from, whole.from};
  qreal from = whole.from;
  for (int seam = qFloor((whole.from + kSeamSlack) / sheet) + 1;; ++seam) {
    const qreal at = seam * sheet;
    const bool isLast = at >= whole.to - kSeamSlack;
    const qreal to = isLast ? whole.to : at - kSeamSlack;
    if (to - from > best.to - best.from) best = {from, to};
    if (isLast) return best;
    from = at + kSeamSlack;
  }
}

Canvas::Canvas(QPainter& painter, QSizeF sheet, int across)
    : m_painter(painter), m_sheet(sheet), m_leastType(kLeastType / across) {
  m_painter.setRenderHint(QPainter::Antialiasing);
  m_painter.setRenderHint(QPainter::TextAntialiasing);
  m_painter.setLayoutDirection(Qt::LeftToRight);  // the direction in which the forms' own words are written
}

void Canvas::horizontal(qreal left, qreal right, qreal y, Rule rule) {
  m_painter.setPen(pen(rule));
  m_painter.drawLine(QPointF(left, y), QPointF(right, y));
}

void Canvas::vertical(qreal x, qreal top, qreal bottom, Rule rule) {
  m_painter.setPen(pen(rule));
  m_painter.drawLine(QPointF(x, top), QPointF(x, bottom));
}

void Canvas::rules(const QList<QLineF>& lines, Rule rule) {
  m_painter.setPen(pen(rule));
  m_painter.drawLines(lines);
}

void Canvas::frame(const QRectF& box, Rule rule) {
  m_painter.setPen(pen(rule));
  m_painter.setBrush(Qt::NoBrush);
  m_painter.drawRect(box);
}

void Canvas::dottedFrame(const QRectF& box) {
  QPen dots = pen(Rule::Thin);
  dots.setDashPattern({1.5, 2.5});
  m_painter.setPen(dots);
  m_painter.setBrush(Qt::NoBrush);
  m_painter.drawRect(box);
}

void Canvas::shade(const QRectF& box) {
  m_painter.fillRect(box, QColor(0xe6, 0xe6, 0xe6));
}

void Canvas::disc(const QRectF& box, Fill fill, Rule rule) {
  m_painter.setPen(pen(rule));
  m_painter.setBrush(fill == Fill::White ? QColor(Qt::white) : QColor(0xcc, 0xcc, 0xcc));
  m_painter.drawEllipse(box);
}

QRectF Canvas::onOneSheet(const QRectF& box) const {
  const Stretch across = betweenSeams({box.left(), box.right()}, m_sheet.width());
  const Stretch down = betweenSeams({box.top(), box.bottom()}, m_sheet.height());
  return QRectF(QPointF(across.from, down.from), QPointF(across.to, down.to));
}

void Canvas::text(const QRectF& box, const QString& text, const TextStyle& style) {
  if (text.isEmpty()) return;
  const QRectF sheet = onOneSheet(box);
  const TextRoom room{sheet.width(), sheet.height(), style.mostLines};
  const qreal size = std::max(style.size, m_leastType);
  const qreal smallest = std::clamp(style.smallest, m_leastType, size);
  lines(sheet, fitted(text, room, size, smallest, style.weight), style);
}

void Canvas::lines(const QRectF& box, const FittedText& fit, const TextStyle& style) {
  const qreal step = lineHeight(fit.size);
  const qreal cap = capHeight(fit.size, style.weight);
  qreal baseline = box.center().y() - step * static_cast<qreal>(fit.lines.size() - 1) / 2 + cap / 2;
  for (const QString& line : fit.lines) {
    const qreal slack = box.width() - widthOf(line, fit.size, style.weight);
    const qreal shift = style.align == Align::Left ? 0 : style.align == Align::Right ? slack : slack / 2;
    const QPointF at(box.left() + shift, baseline);
    if (style.slope == Slope::Slanted) {
      paintSlanted(m_painter, at, line, fit.size, style.weight);
    } else {
      paintLine(m_painter, at, line, fit.size, style.weight);
    }
    baseline += step;
  }
}

void Canvas::runs(const QRectF& box, const QList<Run>& runs, qreal size) {
  qreal x = box.left();
  for (const Run& run : runs) {
    const Weight weight = weightOf(run);
    const qreal baseline = box.center().y() + capHeight(size, weight) / 2;
    const Expression set(run.text, size, weight);
    set.paint(m_painter, {x, baseline});
    if (run.look == Run::Look::Struck) {
      const qreal half = set.halfHeight();
      m_painter.setPen(QPen(Qt::black, kStroke, Qt::SolidLine, Qt::FlatCap));
      m_painter.drawLines(strokesThrough(QRectF(x, box.center().y() - half, set.width(), 2 * half)));
    }
    x += set.width() + kRunGap;
  }
}

void Canvas::expression(const QRectF& box, const QString& text, const TextStyle& style) {
  const qreal widest = Expression(text, style.size, style.weight).width();
  const qreal size =
      std::clamp(style.size * box.width() / std::max(widest, box.width()), style.smallest, style.size);
  const Expression set(text, size, style.weight);
  const qreal slack = box.width() - set.width();
  const qreal shift = style.align == Align::Left ? 0 : style.align == Align::Right ? slack : slack / 2;
  set.paint(m_painter, {box.left() + shift, box.center().y() + capHeight(size, style.weight) / 2});
}

qreal Canvas::tag(const QRectF& box, const QString& text) {
  const qreal width = tagWidth(text);
  const QRectF plate(box.right() - width, box.center().y() - kTagSize * 0.6, width, kTagSize * 1.2);
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(Qt::black);
  m_painter.drawRoundedRect(plate, 0.5, 0.5);
  const qreal baseline = plate.center().y() + capHeight(kTagSize, Weight::Bold) / 2;
  paintLine(m_painter, {plate.left() + kTagPad, baseline}, text, kTagSize, Weight::Bold, Qt::white);
  return width;
}

QList<QLineF> strokesThrough(const QRectF& text) {
  constexpr qreal kBeyond = 0.4;
  // The largest width of a stroke, relative to its height. A stroke within this limit is steep enough to
  // cross horizontal signs such as a minus. A flatter stroke would hide them.
  constexpr qreal kMostRun = 1.6;
  const QRectF box = text.adjusted(-kBeyond, -kBeyond, kBeyond, kBeyond);
  const int count = std::max(1, qCeil(box.width() / (box.height() * kMostRun)));
  const qreal run = box.width() / count;
  QList<QLineF> strokes;
  for (int i = 0; i < count; ++i) {
    const qreal left = box.left() + run * i;
    strokes << QLineF(left, box.top(), left + run, box.bottom());
  }
  return strokes;
}

qreal tagWidth(const QString& text) {
  return widthOf(text, kTagSize, Weight::Bold) + 2 * kTagPad;
}

qreal widthOf(const QList<Run>& runs, qreal size) {
  qreal width = 0;
  for (const Run& run : runs) {
    width += Expression(run.text, size, weightOf(run)).width() + (width > 0 ? kRunGap : 0);
  }
  return width;
}

qreal heightOf(const QList<Run>& runs, qreal size) {
  qreal height = lineHeight(size);
  for (const Run& run : runs)
    height = std::max(height, Expression(run.text, size, weightOf(run)).lineHeight());
  return height;
}

void paintQrCode(Canvas& canvas, const QRectF& box, const std::string& text) {
  paintQrCode(canvas.m_painter, box, text);
}

}  // namespace damath::render
