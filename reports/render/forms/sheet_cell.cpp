// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/sheet_cell.hpp"

#include <algorithm>

#include "reports/compose/parts/route.hpp"
#include "reports/compose/parts/set_figure.hpp"
#include "reports/render/draw/expression.hpp"
#include "reports/render/draw/printable.hpp"

namespace damath::render {

namespace {

constexpr qreal kPad = 1.2;
constexpr qreal kSizeStep = 0.1;
constexpr qreal kUnderRule = 0.1;  // the gap between a cell's shade and the line above the cell

QString asDivisions(const QString& figures) {
  return QString::fromStdString(compose::withDivisions(figures.toStdString()));
}

// Breaks a long text into several lines, all with the same look. Breaks between terms if possible.
void addBroken(QList<QList<Run>>& lines, const Run& run, qreal width, qreal size) {
  const auto fits = [&](const QString& part) {
    return Expression(part, size, weightOf(run)).width() <= width;
  };
  QStringList broken{QString()};
  for (const QString& term : withSignsBound(run.text).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const QString longer = broken.last().isEmpty() ? term : broken.last() + QLatin1Char(' ') + term;
    if (fits(longer)) {
      broken.last() = longer;
      continue;
    }
    if (broken.last().isEmpty()) broken.removeLast();
    broken << (fits(term) ? QStringList{term} : wrapped(term, width, size, weightOf(run)));
  }
  for (const QString& line : broken) lines << QList<Run>{{line, run.look}};
}

QList<Run> runsOf(const compose::CellText& cell, const CellLook& look) {
  const auto text = [holds = look.holds](const std::string& each) {
    if (holds == Holds::Words) return printable(each);
    const QString figures = printableCell(compose::withoutRoute(each));
    return holds == Holds::Divisions ? asDivisions(figures) : figures;
  };
  QList<Run> runs;
  if (cell.crossedOut) runs << Run{text(*cell.crossedOut), Run::Look::Struck};
  if (!cell.written.empty()) runs << Run{text(cell.written), cell.correct ? Run::Look::Struck : look.look};
  if (cell.correct && !cell.correct->empty()) runs << Run{text(*cell.correct), Run::Look::Bold};
  if (cell.beside) runs << Run{QStringLiteral("(%1)").arg(text(*cell.beside)), Run::Look::Plain};
  return runs;
}

// Returns the width of the parts of a cell that are no text: the padding, and the tag with finding numbers.
qreal besideText(const QString& tag) {
  return 2 * kPad + (tag.isEmpty() ? 0 : tagWidth(tag) + 0.6);
}

}  // namespace

qreal CellLayout::height() const {
  qreal height = 0;
  for (const QList<Run>& line : lines) height += heightOf(line, size);
  return height;
}

QString tagText(const std::vector<int>& findings) {
  QStringList numbers;
  for (const int number : findings) numbers << QString::number(number);
  return numbers.join(QLatin1Char(' '));
}

CellLayout layoutOf(const compose::CellText& cell, qreal width, const CellLook& look) {
  CellLayout layout;
  layout.tag = tagText(cell.findings);
  const qreal room = width - besideText(layout.tag);
  const QList<Run> runs = runsOf(cell, look);
  if (runs.isEmpty()) return layout;
  qreal smallest = kLeastType;
  for (const Run& run : runs) {
    smallest = std::max(smallest, Expression(run.text, kCellType, weightOf(run)).leastSize());
  }
  for (qreal size = std::max(look.most, smallest); size > smallest - kSizeStep / 2; size -= kSizeStep) {
    if (widthOf(runs, size) <= room) {
      layout.size = size;
      layout.lines << runs;
      return layout;
    }
  }
  layout.size = smallest;
  for (const Run& run : runs) addBroken(layout.lines, run, room, smallest);
  return layout;
}

qreal widthOnOneLine(const compose::CellText& cell, Holds holds) {
  const QList<Run> runs = runsOf(cell, {.holds = holds});
  return runs.isEmpty() ? 0 : widthOf(runs, kCellType) + besideText(tagText(cell.findings));
}

void paintCell(Canvas& canvas, const QRectF& box, const compose::CellText& cell, const CellLook& look) {
  const CellLayout layout = layoutOf(cell, box.width(), look);
  if (cell.correct) canvas.shade(box.adjusted(0, kUnderRule, 0, 0));
  qreal y = box.center().y() - layout.height() / 2;
  for (const QList<Run>& line : layout.lines) {
    const qreal height = heightOf(line, layout.size);
    canvas.runs(QRectF(box.left() + kPad, y, box.width(), height), line, layout.size);
    y += height;
  }
  if (!layout.tag.isEmpty()) canvas.tag(box.adjusted(0, 0, -0.6, 0), layout.tag);
}

}  // namespace damath::render
