// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/event_table.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

#include "reports/render/draw/printable.hpp"

namespace damath::render {

namespace {

constexpr qreal kHeadingRow = 6.4;
// The largest number of lines for a name, which is enough for the longest name in the narrowest column.
constexpr int kNameLines = 11;

qreal writtenWidth(const Column& column) {
  return column.written.to - column.written.from;
}

FittedText fittedCell(const Column& column, const QString& text, qreal size, const TableLook& look) {
  const qreal width = writtenWidth(column);
  if (column.align != Align::Left) return fittedFigure(text, width, size, look.least, column.weight);
  return fitted(text, {width, std::nullopt, kNameLines}, size, look.least, column.weight);
}

// Breaks a name into lines at this type size. Uses smaller type if the name would otherwise take more than
// `easyLines` lines.
FittedText nameOfSize(const QString& text, const Column& column, qreal size, const TableLook& look,
                      qsizetype easyLines = 3) {
  constexpr qreal kStep = 0.1;
  const qreal width = writtenWidth(column);
  const qreal smallest = std::min(size, look.least);
  FittedText name{wrapped(text, width, size, column.weight), size};
  while (name.lines.size() > easyLines && name.size - kStep * look.scale >= smallest) {
    name.size -= kStep * look.scale;
    name.lines = wrapped(text, width, name.size, column.weight);
  }
  return name;
}

// Returns the sum of the heights of all rows, as if the rows had only these texts. nullopt if a word would be
// broken or a text would be cut off.
std::optional<qreal> heightOfRows(const QStringList& texts, const Column& column, qreal size,
                                  const TableLook& look) {
  const auto unbroken = [](const QString& line) {
    return line.simplified().replace(QLatin1String("- "), QLatin1String("-"));
  };
  qreal height = 0;
  for (const QString& text : texts) {
    const FittedText name = nameOfSize(text, column, size, look);
    const bool isWhole = unbroken(name.lines.join(QLatin1Char(' '))) == unbroken(text);
    if (!isWhole || name.lines.size() > kNameLines) return std::nullopt;
    height += std::max(look.row * look.scale, heightOfLines(name.lines.size(), name.size));
  }
  return height;
}

// Returns the type size of a column of names. If all names stand on one line each in slightly smaller type,
// returns that size. Otherwise returns the largest size at which the rows are hardly higher than in the
// smallest size. So a few long names do not make all names small.
qreal sizeOfNames(const Column& column, const QStringList& texts, qreal most, qreal least,
                  const TableLook& look) {
  constexpr qreal kStep = 0.1;
  constexpr qreal kMostMore = 1.04;
  constexpr qreal kSomewhatSmaller = 2.4;
  const bool areLines =
      least >= kSomewhatSmaller * look.scale && std::ranges::all_of(texts, [&](const QString& text) {
        return widthOf(text, least, column.weight) <= writtenWidth(column);
      });
  if (areLines) return least;
  const auto lowest = heightOfRows(texts, column, least, look);
  if (!lowest) return least;
  for (qreal size = most; size > least; size -= kStep * look.scale) {
    const auto height = heightOfRows(texts, column, size, look);
    if (height && *height <= *lowest * kMostMore) return size;
  }
  return least;
}

// Returns the number of lines up to which a name is easy to read: 4 in a short list, where the page has room
// for more lines, otherwise 3.
qsizetype easyLinesOf(const QStringList& texts) {
  constexpr qsizetype kFewRows = 12;
  return texts.size() <= kFewRows ? 4 : 3;
}

// Returns the largest type size at which at most a quarter of the names must be set smaller.
qreal sizeOfMost(const Column& column, const QStringList& texts, qreal size, qreal least,
                 const TableLook& look) {
  constexpr qsizetype kShareOfSmall = 4;
  constexpr qreal kStep = 0.1;
  for (; size - kStep * look.scale >= least; size -= kStep * look.scale) {
    const auto smaller = std::ranges::count_if(texts, [&](const QString& text) {
      return nameOfSize(text, column, size, look, easyLinesOf(texts)).size < size;
    });
    if (smaller * kShareOfSmall <= texts.size()) break;
  }
  return size;
}

// Fits all texts of a column in one type size, at most `most`. In a column of numbers, the longest number
// decides the size. In a column of names, a name that would take many lines is set smaller than the others.
std::vector<FittedText> fittedColumn(const Column& column, const QStringList& texts, qreal most,
                                     const TableLook& look) {
  std::vector<FittedText> cells;
  for (const QString& text : texts) cells.push_back(fittedCell(column, text, most, look));
  const qreal least = std::ranges::min(cells, {}, &FittedText::size).size;
  const bool isOfNames = column.align == Align::Left;
  qreal size = least;
  if (isOfNames) {
    size = sizeOfMost(column, texts, sizeOfNames(column, texts, most, least, look), least, look);
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const QString& text = texts.at(static_cast<qsizetype>(i));
    if (isOfNames) {
      FittedText name = nameOfSize(text, column, size, look, easyLinesOf(texts));
      if (name.lines.size() <= kNameLines) cells[i] = std::move(name);
    } else if (cells[i].size > size) {
      const bool isOneLine = widthOf(text, size, column.weight) <= writtenWidth(column);
      const QString bound = withSignsBound(text);
      cells[i] = {isOneLine ? QStringList{text} : wrapped(bound, writtenWidth(column), size, column.weight),
                  size};
    }
  }
  return cells;
}

// Makes neighboring names of a row equally large if they take several lines: the smaller of their sizes is
// used. `beside` are names in equally wide columns, such as BLUE's and RED's.
void setAlike(const std::vector<FittedText*>& beside, const QStringList& texts, const Column& column) {
  qreal smallest = std::numeric_limits<qreal>::max();
  for (const FittedText* name : beside) {
    if (name->lines.size() > 1) smallest = std::min(smallest, name->size);
  }
  for (std::size_t i = 0; i < beside.size(); ++i) {
    if (beside[i]->lines.size() == 1 || beside[i]->size <= smallest) continue;
    const QString& text = texts.at(static_cast<qsizetype>(i));
    *beside[i] = {wrapped(text, writtenWidth(column), smallest, column.weight), smallest};
  }
}

// Fits the texts of a table, column by column. Columns of names with equal widths get the same type size.
std::vector<std::vector<FittedText>> fittedColumns(const std::vector<Column>& columns,
                                                   const std::vector<QStringList>& rows,
                                                   const TableLook& look) {
  constexpr qreal kSlack = 0.01;
  std::vector<std::vector<FittedText>> set(columns.size());
  qreal leading = kCellSize * look.scale;  // the type size of the column of names before this column
  for (std::size_t first = 0; first < columns.size(); ++first) {
    if (!set[first].empty()) continue;
    const auto isAlike = [&](std::size_t i) {
      return i == first || (columns[i].align == Align::Left && columns[first].align == Align::Left &&
                            std::abs(writtenWidth(columns[i]) - writtenWidth(columns[first])) < kSlack);
    };
    QStringList texts;
    for (std::size_t i = first; i < columns.size(); ++i) {
      if (!isAlike(i)) continue;
      for (const QStringList& row : rows) texts << row.at(static_cast<qsizetype>(i));
    }
    const qreal most = columns[first].isLed ? leading : kCellSize * look.scale;
    const std::vector<FittedText> cells = fittedColumn(columns[first], texts, most, look);
    if (columns[first].align == Align::Left) leading = std::ranges::max(cells, {}, &FittedText::size).size;
    auto cell = cells.begin();
    for (std::size_t i = first; i < columns.size(); ++i) {
      if (!isAlike(i)) continue;
      const auto end = cell + static_cast<std::ptrdiff_t>(rows.size());
      set[i].assign(cell, end);
      cell = end;
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
      std::vector<FittedText*> beside;
      QStringList own;
      for (std::size_t i = first; i < columns.size(); ++i) {
        if (!isAlike(i)) continue;
        beside.push_back(&set[i][row]);
        own << rows[row].at(static_cast<qsizetype>(i));
      }
      if (beside.size() > 1) setAlike(beside, own, columns[first]);
    }
  }
  return set;
}

// Paints the vertical lines of a row. Calls `paint` for each column with the box in which its text may stand.
void paintCells(Canvas& canvas, const QRectF& box, const std::vector<Column>& columns,
                const std::function<void(const QRectF&, std::size_t)>& paint) {
  qreal x = box.left();
  for (std::size_t i = 0; i < columns.size(); ++i) {
    paint(QRectF(x + columns[i].written.from, box.top(), writtenWidth(columns[i]), box.height()), i);
    x += columns[i].width;
    if (i + 1 < columns.size()) canvas.vertical(x, box.top(), box.bottom(), Rule::Hair);
  }
  canvas.vertical(box.left(), box.top(), box.bottom(), Rule::Heavy);
  canvas.vertical(x, box.top(), box.bottom(), Rule::Heavy);
}

// Returns the height of a row: `least`, or more if a text takes several lines.
qreal heightOfCells(const std::vector<FittedText>& cells, qreal least) {
  qreal height = least;
  for (const FittedText& cell : cells) {
    height = std::max(height, heightOfLines(cell.lines.size(), cell.size));
  }
  return height;
}

qreal widthOfColumns(const std::vector<Column>& columns) {
  qreal width = 0;
  for (const Column& column : columns) width += column.width;
  return width;
}

}  // namespace

qreal leastTypeOf(const Flow& flow, qreal scale) {
  return kLeastType * std::max<qreal>(scale, qreal{1} / flow.sheetsAcross);
}

Block sectionHeading(const QString& text, qreal size) {
  return {size * 2.5,
          [=](Canvas& canvas, const QRectF& box) {
            const QRectF line(0, box.bottom() - size * 1.6, box.width(), size * 1.4);
            canvas.text(line, text, {size, 2.2, Weight::Bold, Align::Left, 1});
          },
          Keep::WithNext, std::nullopt};
}

std::vector<Column> plannedColumns(const std::vector<compose::ListColumn>& columns, qreal width) {
  int weights = 0;
  for (const compose::ListColumn& column : columns) weights += column.weight;
  std::vector<Column> set;
  for (const compose::ListColumn& column : columns) {
    set.push_back({printable(column.heading), column.align, width * column.weight / std::max(weights, 1),
                   Weight::Regular});
  }
  return set;
}

void addTable(Flow& flow, std::vector<Column> columns, std::vector<QStringList> rows, TableLook look) {
  const qreal scale = look.scale;
  look.least = leastTypeOf(flow, scale);
  // A table without rows shows its headings and one blank row, so that the reader sees where the rows would
  // stand.
  if (rows.empty()) {
    QStringList cells;
    for (std::size_t i = 0; i < columns.size(); ++i) cells << QString();
    rows.push_back(std::move(cells));
  }
  if (look.figures != Figures::Settled) shareOutWidths(columns, rows, look);
  QStringList headings;
  for (const Column& column : columns) headings << column.heading;
  const qreal width = widthOfColumns(columns);
  const qreal left = (flow.size().width() - width) / 2;
  const qreal sheet = flow.sheetsAcross > 1 ? flow.sheet().width() : 0;
  keepOffSeams(columns, left, sheet);
  flow.headings.push_back(
      {kHeadingRow * scale, [=](Canvas& canvas, const QRectF& box) {
         const QRectF line(left, box.top(), width, box.height());
         canvas.shade(line);
         paintCells(canvas, line, columns, [&](const QRectF& room, std::size_t i) {
           const QString& heading = headings.at(static_cast<qsizetype>(i));
           canvas.text(room, heading,
                       {.size = 2.5 * scale, .weight = Weight::Bold, .align = Align::Centre, .mostLines = 2});
         });
         canvas.horizontal(line.left(), line.right(), line.top(), Rule::Heavy);
         canvas.horizontal(line.left(), line.right(), line.bottom(), Rule::Thin);
       }});
  const std::size_t heading = flow.headings.size() - 1;
  if (!look.again.isEmpty()) {
    Block again = sectionHeading(look.again, kSectionHeading * scale);
    flow.headings.back().againHeight = again.height;
    flow.headings.back().paintAgain = std::move(again.paint);
  }
  std::vector<std::vector<FittedText>> set = fittedColumns(columns, rows, look);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Rule under = i + 1 == rows.size() ? Rule::Heavy : Rule::Hair;
    std::vector<FittedText> cells;
    for (std::vector<FittedText>& column : set) cells.push_back(std::move(column[i]));
    flow.blocks.push_back({heightOfCells(cells, look.row * scale),
                           [=](Canvas& canvas, const QRectF& box) {
                             const QRectF line(left, box.top(), width, box.height());
                             paintCells(canvas, line, columns, [&](const QRectF& room, std::size_t place) {
                               const Column& column = columns[place];
                               canvas.lines(room, cells[place],
                                            {.weight = column.weight, .align = column.align});
                             });
                             canvas.horizontal(line.left(), line.right(), line.bottom(), under);
                           },
                           i + 2 == rows.size() ? Keep::WithNext : Keep::Loose, heading});
  }
}

}  // namespace damath::render
