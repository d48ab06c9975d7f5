// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/canvas.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "reports/render/minus.hpp"

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

Weight weightOf(const Run& run) {
  return run.look == Run::Look::Bold ? Weight::Bold : Weight::Regular;
}

QString lineOf(const std::string& text) {
  QString line = QString::fromStdString(text);
  for (QChar& c : line) {
    if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator) {
      c = QLatin1Char(' ');
    }
  }
  return line;
}

}  // namespace

Canvas::Canvas(QPainter& painter) : m_painter(painter) {
  m_painter.setRenderHint(QPainter::Antialiasing);
  m_painter.setRenderHint(QPainter::TextAntialiasing);
}

void Canvas::horizontal(qreal left, qreal right, qreal y, Rule rule) {
  m_painter.setPen(pen(rule));
  m_painter.drawLine(QPointF(left, y), QPointF(right, y));
}

void Canvas::vertical(qreal x, qreal top, qreal bottom, Rule rule) {
  m_painter.setPen(pen(rule));
  m_painter.drawLine(QPointF(x, top), QPointF(x, bottom));
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

void Canvas::text(const QRectF& box, const QString& text, const TextStyle& style) {
  if (text.isEmpty()) return;
  const TextRoom room{box.width(), box.height(), style.mostLines};
  lines(box, fitted(text, room, style.size, style.smallest, style.weight), style);
}

void Canvas::lines(const QRectF& box, const FittedText& fit, const TextStyle& style) {
  const qreal step = lineHeight(fit.size);
  const qreal cap = capHeight(fit.size, style.weight);
  qreal baseline = box.center().y() - step * static_cast<qreal>(fit.lines.size() - 1) / 2 + cap / 2;
  for (const QString& line : fit.lines) {
    const qreal slack = box.width() - widthOf(line, fit.size, style.weight);
    const qreal shift = style.align == Align::Left ? 0 : style.align == Align::Right ? slack : slack / 2;
    put({box.left() + shift, baseline}, line, fit.size, style.weight);
    baseline += step;
  }
}

void Canvas::runs(const QRectF& box, const QList<Run>& runs, qreal size) {
  qreal x = box.left();
  for (const Run& run : runs) {
    const Weight weight = weightOf(run);
    const qreal baseline = box.center().y() + capHeight(size, weight) / 2;
    putWithCircles({x, baseline}, run.text, size, weight);
    const qreal width = widthOf(run.text, size, weight);
    if (run.look == Run::Look::Struck) {
      const qreal cap = capHeight(size, weight);
      m_painter.setPen(QPen(Qt::black, kStroke, Qt::SolidLine, Qt::FlatCap));
      m_painter.drawLines(strokesThrough(QRectF(x, baseline - cap, width, cap)));
    }
    x += width + kRunGap;
  }
}

qreal Canvas::tag(const QRectF& box, const QString& text) {
  const qreal width = tagWidth(text);
  const QRectF plate(box.right() - width, box.center().y() - kTagSize * 0.6, width, kTagSize * 1.2);
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(Qt::black);
  m_painter.drawRoundedRect(plate, 0.5, 0.5);
  m_painter.save();
  m_painter.setPen(Qt::white);
  const qreal baseline = plate.center().y() + capHeight(kTagSize, Weight::Bold) / 2;
  m_painter.translate(plate.left() + kTagPad, baseline);
  m_painter.scale(kTagSize / kFontUnits, kTagSize / kFontUnits);
  m_painter.setFont(formFont(Weight::Bold));
  m_painter.drawText(QPointF(0, 0), text);
  m_painter.restore();
  return width;
}

// A dama's value, "[10]", takes the room of its brackets and stands in a ring, as a player writes it.
void Canvas::putWithCircles(QPointF baseline, const QString& text, qreal size, Weight weight) {
  qsizetype from = 0;
  while (from < text.size()) {
    const qsizetype open = text.indexOf(QLatin1Char('['), from);
    const qsizetype close = open < 0 ? -1 : text.indexOf(QLatin1Char(']'), open);
    const auto at = [&](qsizetype place) {
      return QPointF(baseline.x() + widthOf(text.left(place), size, weight), baseline.y());
    };
    if (close < 0) {
      put(at(from), text.mid(from), size, weight);
      return;
    }
    put(at(from), text.mid(from, open - from), size, weight);
    put(at(open + 1), text.mid(open + 1, close - open - 1), size, weight);
    const qreal cap = capHeight(size, weight);
    const QRectF ring(QPointF(at(open).x() + 0.05 * size, baseline.y() - cap - 0.17 * size),
                      QPointF(at(close + 1).x() - 0.05 * size, baseline.y() + 0.17 * size));
    m_painter.setPen(pen(Rule::Thin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
    from = close + 1;
  }
}

// The bar of a root over what it is of: figures, or all within brackets.
void Canvas::paintRootBars(const QString& text) {
  const QFontMetricsF metrics(m_painter.font());
  const QRectF sign = metrics.tightBoundingRect(QStringLiteral("√"));
  m_painter.setPen(QPen(Qt::black, kFontUnits * 0.055, Qt::SolidLine, Qt::FlatCap));
  for (qsizetype root = text.indexOf(QChar(0x221A)); root >= 0;
       root = text.indexOf(QChar(0x221A), root + 1)) {
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
    const qreal top = sign.top() + kFontUnits * 0.0275;
    m_painter.drawLine(QPointF(left, top), QPointF(right, top));
  }
}

void Canvas::put(QPointF baseline, const QString& text, qreal size, Weight weight) {
  if (text.isEmpty()) return;
  m_painter.save();
  m_painter.setPen(Qt::black);
  m_painter.translate(baseline);
  m_painter.scale(size / kFontUnits, size / kFontUnits);
  m_painter.setFont(formFont(weight));
  m_painter.drawText(QPointF(0, 0), text);
  if (text.contains(QChar(0x221A))) paintRootBars(text);
  m_painter.restore();
}

QList<QLineF> strokesThrough(const QRectF& text) {
  constexpr qreal kBeyond = 0.4;
  constexpr qreal kMostRun = 1.6;  // of a stroke, in its heights: steep enough to cross what lies level
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
  for (const Run& run : runs) width += widthOf(run.text, size, weightOf(run)) + (width > 0 ? kRunGap : 0);
  return width;
}

QString printable(const std::string& text) {
  return lineOf(withTrueSigns(text));
}

QString printableFigures(const std::string& text) {
  return lineOf(withTrueMinus(text));
}

QString printableCell(const std::string& text) {
  return lineOf(withMinusThroughout(text));
}

}  // namespace damath::render
