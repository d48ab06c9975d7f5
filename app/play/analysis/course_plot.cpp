// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/analysis/course_plot.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/window/parts/colours.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr std::array kLines = {CoursePlot::Line::Blue, CoursePlot::Line::Red, CoursePlot::Line::Expected};

QPen penOf(CoursePlot::Line line, const QPalette& palette) {
  const QColor ink = palette.color(QPalette::WindowText);
  const QColor sides[] = {isDark(palette) ? QColor(0x7fb3ee) : QColor(0x1f5fa8),
                          isDark(palette) ? QColor(0xf08a80) : QColor(0xb32d26), ink};
  constexpr Qt::PenStyle kStrokes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
  const auto place = static_cast<std::size_t>(line);
  return {sides[place], 2.2, kStrokes[place], Qt::RoundCap};
}

QString figure(double value) {
  return QString::number(value, 'f', std::abs(value - std::round(value)) < 0.005 ? 0 : 2).replace(u'-', u'−');
}

}  // namespace

CoursePlot::CoursePlot(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  setAccessibleName(m_translator.plain(Phrase::CourseOfGame));
}

void CoursePlot::setPoints(std::vector<Point> points, const std::array<QString, 3>& names) {
  m_points = std::move(points);
  m_names = names;
  m_least = 0;
  m_most = 1;
  for (const Point& point : m_points) {
    for (const double value : point.values) {
      m_least = std::min(m_least, value);
      m_most = std::max(m_most, value);
    }
  }
  choose(std::min(m_chosen, std::max(0, static_cast<int>(m_points.size()) - 1)));
}

void CoursePlot::choose(int turn) {
  m_chosen = turn;
  QStringList values;
  if (turn >= 0 && turn < static_cast<int>(m_points.size())) {
    const Point& point = m_points[static_cast<std::size_t>(turn)];
    for (const Line line : kLines) {
      const auto i = static_cast<std::size_t>(line);
      if (m_names[i].isEmpty() || (line == Line::Expected && !point.isExpected)) continue;
      values << QStringLiteral("%1 %2").arg(m_names[i], figure(point.values[i]));
    }
  }
  setAccessibleDescription(m_translator(Phrase::BehindTurn).arg(turn) + QStringLiteral(": ") +
                           values.join(QStringLiteral(", ")));
  update();
}

QRectF CoursePlot::frame() const {
  const QFontMetricsF metrics(font());
  const qreal left =
      std::max(metrics.horizontalAdvance(figure(m_least)), metrics.horizontalAdvance(figure(m_most))) + 10;
  return QRectF(rect()).adjusted(left, metrics.height() + 8, -10, -6);
}

QPointF CoursePlot::placeOf(int turn, Line line) const {
  const QRectF box = frame();
  const double value = m_points[static_cast<std::size_t>(turn)].values[static_cast<std::size_t>(line)];
  const qreal steps = std::max<qreal>(1, static_cast<qreal>(m_points.size()) - 1);
  return {box.left() + box.width() * turn / steps,
          box.bottom() - box.height() * (value - m_least) / (m_most - m_least)};
}

void CoursePlot::paintLine(QPainter& painter, Line line) const {
  if (m_names[static_cast<std::size_t>(line)].isEmpty()) return;
  painter.setPen(penOf(line, palette()));
  for (int turn = 1; turn < static_cast<int>(m_points.size()); ++turn) {
    const bool isKnown = line != Line::Expected || (m_points[static_cast<std::size_t>(turn)].isExpected &&
                                                    m_points[static_cast<std::size_t>(turn) - 1].isExpected);
    if (isKnown) painter.drawLine(placeOf(turn - 1, line), placeOf(turn, line));
  }
}

void CoursePlot::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = frame();
  painter.fillRect(box, palette().color(QPalette::Base));
  const QFontMetricsF metrics(font());
  painter.setPen(palette().color(QPalette::WindowText));
  const auto heightOf = [&](double value) {
    return box.bottom() - box.height() * (value - m_least) / (m_most - m_least);
  };
  for (const double value : {m_least, 0.0, m_most}) {
    const qreal y = heightOf(value);
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    // Leaves out a label that would overlap the label of zero.
    if (value != 0 && std::abs(y - heightOf(0)) < metrics.height()) continue;
    painter.drawText(QRectF(0, y - metrics.height() / 2, box.left() - 6, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, figure(value));
  }
  if (m_points.empty()) return;
  const qreal x = placeOf(m_chosen, Line::Blue).x();
  painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 3 : 1.5));
  painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
  for (const Line line : kLines) paintLine(painter, line);
  qreal left = box.left();
  for (const Line line : kLines) {
    const QString& name = m_names[static_cast<std::size_t>(line)];
    if (name.isEmpty()) continue;
    painter.setPen(penOf(line, palette()));
    const qreal y = metrics.height() / 2 + 2;
    painter.drawLine(QPointF(left, y), QPointF(left + 26, y));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QPointF(left + 31, y + metrics.ascent() / 2 - 1), name);
    left += 31 + metrics.horizontalAdvance(name) + 16;
  }
}

void CoursePlot::pick(int turn) {
  const int last = static_cast<int>(m_points.size()) - 1;
  if (last < 0) return;
  choose(std::clamp(turn, 0, last));
  Q_EMIT turnChosen(m_chosen);
}

void CoursePlot::mousePressEvent(QMouseEvent* event) {
  const QRectF box = frame();
  const qreal steps = std::max<qreal>(1, static_cast<qreal>(m_points.size()) - 1);
  pick(static_cast<int>(std::lround((event->position().x() - box.left()) / box.width() * steps)));
}

void CoursePlot::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return pick(m_chosen - 1);
    case Qt::Key_Right:
      return pick(m_chosen + 1);
    case Qt::Key_Home:
      return pick(0);
    case Qt::Key_End:
      return pick(static_cast<int>(m_points.size()) - 1);
    default:
      QWidget::keyPressEvent(event);
  }
}

}  // namespace damath::window
