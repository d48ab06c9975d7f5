// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/shaped_line.hpp"

#include <QCoreApplication>
#include <QHash>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>
#include <QTransform>
#include <memory>
#include <utility>

namespace damath::render {

namespace {

// Keeps recently drawn lines in two tables: one of recent lines, one of older lines. A line that is drawn
// again moves to the recent table. When the recent table is full, it becomes the older table, and the former
// older table is dropped. So lines that are drawn only once do not fill the memory.
class ShapedLines {
 public:
  using Line = std::shared_ptr<const QTextLayout>;
  // Returns the line with this text; null if it is not kept.
  [[nodiscard]] Line find(const QString& text) {
    const auto found = m_lately.constFind(text);
    if (found != m_lately.constEnd()) return *found;
    Line line = m_before.take(text);
    if (line != nullptr) insert(text, line);
    return line;
  }
  void insert(const QString& text, const Line& line) {
    constexpr qsizetype kMostKnown = 256;
    if (m_lately.size() >= kMostKnown) m_before = std::exchange(m_lately, {});
    m_lately.insert(text, line);
  }

 private:
  QHash<QString, Line> m_lately;
  QHash<QString, Line> m_before;
};

// The lines that are kept, for each weight of the font and for text that PDF readers can or cannot read.
struct KnownLines {
  ShapedLines of[2][2];
};

KnownLines& knownLines() {
  thread_local KnownLines known;
  return known;
}

// Frees the kept lines of the main thread before the application ends, because a line holds a font. Other
// threads end earlier and free their own lines.
void forgetLines() {
  knownLines() = {};
}

QString inFace(const QString& text, Face face) {
  return face.read == Read::AsText ? text : inUnreadFont(text);
}

// Shapes a line: computes the form and place of its letters. The baseline lies at y = 0.
std::shared_ptr<const QTextLayout> shaped(const QString& text, Face face) {
  constexpr qreal kWidest = 1e6;
  auto layout = std::make_shared<QTextLayout>(
      text, face.read == Read::AsText ? formFont(face.weight) : unreadFont(face.weight));
  QTextOption option;
  option.setTextDirection(Qt::LeftToRight);  // the direction in which the forms' own words are written
  option.setWrapMode(QTextOption::NoWrap);
  layout->setTextOption(option);
  layout->setCacheEnabled(true);
  layout->beginLayout();
  QTextLine line = layout->createLine();
  line.setLineWidth(kWidest);
  line.setPosition(QPointF(0, -line.ascent()));
  layout->endLayout();
  return layout;
}

std::shared_ptr<const QTextLayout> knownLine(const QString& text, Face face) {
  static const bool isForgotten = [] {
    qAddPostRoutine(forgetLines);
    return true;
  }();
  Q_UNUSED(isForgotten);
  ShapedLines& known =
      knownLines().of[static_cast<std::size_t>(face.read)][static_cast<std::size_t>(face.weight)];
  ShapedLines::Line line = known.find(text);
  if (line == nullptr) {
    line = shaped(inFace(text, face), face);
    known.insert(text, line);
  }
  return line;
}

}  // namespace

void paintShaped(QPainter& painter, QPointF baseline, const QString& text, Face face, LineScale scale,
                 const QColor& ink) {
  if (text.isEmpty()) return;
  // A text takes only its color from the pen. The pen is not set again if it already has this color.
  const bool hasInk = painter.pen().style() != Qt::NoPen && painter.pen().color() == ink;
  if (!hasInk) painter.setPen(ink);
  const QTransform before = painter.worldTransform();
  painter.setWorldTransform(QTransform(scale.across, 0, 0, scale.down, baseline.x(), baseline.y()) * before);
  knownLine(text, face)->draw(&painter, QPointF());
  painter.setWorldTransform(before);
}

}  // namespace damath::render
