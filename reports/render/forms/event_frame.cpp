// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/event_frame.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>

#include "reports/render/forms/column_widths.hpp"
#include "reports/render/forms/sheet_frame.hpp"

namespace damath::render {

namespace {

constexpr qreal kHeadingRow = 6.4;
constexpr qreal kEventNoteSize = 2.6;
constexpr qreal kSectionHeading = 3.0;
constexpr qreal kSmallestName = 2.3;
constexpr qreal kSmallestLongName = 1.9;
constexpr qsizetype kLongNameLines = 7;  // a name that takes more is a long one
constexpr qreal kSmallestFigure = 2.2;
constexpr int kNameLines = 14;  // as many as the longest name takes in the narrowest column

qreal writtenWidth(const Column& column) {
  return column.written.to - column.written.from;
}

qreal smallestOf(const QString& text, const Column& column, qreal scale) {
  const qsizetype lines = wrapped(text, writtenWidth(column), kSmallestName * scale, column.weight).size();
  return (lines > kLongNameLines ? kSmallestLongName : kSmallestName) * scale;
}

FittedText fittedCell(const Column& column, const QString& text, qreal scale) {
  const qreal width = writtenWidth(column);
  if (column.align != Align::Left) {
    return fittedFigure(text, width, kCellSize * scale, kSmallestFigure * scale, column.weight);
  }
  return fitted(text, {width, std::nullopt, kNameLines}, kCellSize * scale, smallestOf(text, column, scale),
                column.weight);
}

// A name of that size; smaller if that keeps it from more lines than are easily read.
FittedText nameOfSize(const QString& text, const Column& column, qreal size, qreal scale,
                      qsizetype easyLines = 3) {
  constexpr qreal kStep = 0.1;
  const qreal width = writtenWidth(column);
  const qreal smallest = std::min(size, smallestOf(text, column, scale));
  FittedText name{wrapped(text, width, size, column.weight), size};
  while (name.lines.size() > easyLines && name.size - kStep * scale >= smallest) {
    name.size -= kStep * scale;
    name.lines = wrapped(text, width, name.size, column.weight);
  }
  return name;
}

// How high the rows are that the texts alone would make; nothing where a word would have to be broken, or a
// text cut.
std::optional<qreal> heightOfRows(const QStringList& texts, const Column& column, qreal size,
                                  const TableLook& look) {
  const auto unbroken = [](const QString& line) {
    return line.simplified().replace(QLatin1String("- "), QLatin1String("-"));
  };
  qreal height = 0;
  for (const QString& text : texts) {
    const FittedText name = nameOfSize(text, column, size, look.scale);
    const bool isWhole = unbroken(name.lines.join(QLatin1Char(' '))) == unbroken(text);
    if (!isWhole || name.lines.size() > kNameLines) return std::nullopt;
    height += std::max(look.row * look.scale, heightOfLines(name.lines.size(), name.size));
  }
  return height;
}

// One line each, if somewhat smaller; else the largest type that costs hardly more room than the least: a few
// long names do not make all of them small.
qreal sizeOfNames(const Column& column, const QStringList& texts, qreal least, const TableLook& look) {
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
  for (qreal size = kCellSize * look.scale; size > least; size -= kStep * look.scale) {
    const auto height = heightOfRows(texts, column, size, look);
    if (height && *height <= *lowest * kMostMore) return size;
  }
  return least;
}

// Names of a list of a page have room for a line more.
qsizetype easyLinesOf(const QStringList& texts) {
  constexpr qsizetype kFewRows = 12;
  return texts.size() <= kFewRows ? 4 : 3;
}

// At most so large that few names have to be smaller than the others.
qreal sizeOfMost(const Column& column, const QStringList& texts, qreal size, qreal least, qreal scale) {
  constexpr qsizetype kShareOfSmall = 4;
  constexpr qreal kStep = 0.1;
  for (; size - kStep * scale >= least; size -= kStep * scale) {
    const auto smaller = std::ranges::count_if(texts, [&](const QString& text) {
      return nameOfSize(text, column, size, scale, easyLinesOf(texts)).size < size;
    });
    if (smaller * kShareOfSmall <= texts.size()) break;
  }
  return size;
}

// All in type of one size, of figures the longest says which; but for names that would take many lines.
std::vector<FittedText> fittedColumn(const Column& column, const QStringList& texts, const TableLook& look) {
  std::vector<FittedText> cells;
  for (const QString& text : texts) cells.push_back(fittedCell(column, text, look.scale));
  const qreal least = std::ranges::min(cells, {}, &FittedText::size).size;
  const bool isOfNames = column.align == Align::Left;
  qreal size = least;
  if (isOfNames) {
    size = sizeOfMost(column, texts, sizeOfNames(column, texts, least, look), least, look.scale);
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const QString& text = texts.at(static_cast<qsizetype>(i));
    if (isOfNames) {
      FittedText name = nameOfSize(text, column, size, look.scale, easyLinesOf(texts));
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

// `paint` has the place for the text of each column.
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

// At least the given height; more where a text takes several lines.
qreal heightOfCells(const std::vector<FittedText>& cells, qreal least) {
  qreal height = least;
  for (const FittedText& cell : cells) {
    height = std::max(height, heightOfLines(cell.lines.size(), cell.size));
  }
  return height;
}

Block sectionHeading(const QString& text, qreal size) {
  return {size * 2.5,
          [=](Canvas& canvas, const QRectF& box) {
            const QRectF line(0, box.bottom() - size * 1.6, box.width(), size * 1.4);
            canvas.text(line, text, {size, 2.2, Weight::Bold, Align::Left, 1});
          },
          Keep::WithNext, std::nullopt};
}

// Those of a poster stand on one sheet.
qreal widthOfParagraphs(const Flow& flow) {
  constexpr qreal kAir = 1.2;
  return flow.sheetsAcross > 1 ? flow.sheet().width() - kAir : flow.size().width();
}

qreal widthOfColumns(const std::vector<Column>& columns) {
  qreal width = 0;
  for (const Column& column : columns) width += column.width;
  return width;
}

void paintHead(Canvas& canvas, const QRectF& box, const EventTitle& title, const compose::Labels& labels,
               PageNumber number) {
  const compose::EventHead& head = title.head;
  constexpr qreal kStampRoom = 56;
  const bool isPractice = head.mode == contest::ContestMode::Practice;
  const QRectF top(0, 0, box.width(), 4.8);
  const bool isPoster = canvas.onOneSheet(top).width() < top.width();
  const qreal before = isPoster && !isPractice ? 0 : kStampRoom;
  canvas.text(top.adjusted(before, 0, -kStampRoom, 0), printable(head.contest),
              {3.0, 1.7, Weight::Regular, Align::Centre, 2});
  QString heading = printable(title.title);
  if (number.page > 1) heading += QStringLiteral(" (%1)").arg(printable(labels.continued));
  const TextStyle large{5.2, isPoster ? 2.2 : 3.0, Weight::Bold, Align::Centre, isPoster ? 2 : 1};
  canvas.text(QRectF(0, 4.8, box.width(), 7.2), heading, large);
  if (isPractice) {
    const QString mark = printable(labels.practiceMark);
    const QRectF stamp(0, 0, std::min<qreal>(widthOf(mark, 2.5, Weight::Bold) + 3, 52), 4.6);
    canvas.frame(stamp, Rule::Heavy);
    canvas.text(stamp.adjusted(1, 0, -1, 0), mark, {2.5, 1.8, Weight::Bold, Align::Centre, 1});
  }
  if (!title.provisional.empty()) {
    const QString mark = printable(title.provisional);
    const qreal width = std::min<qreal>(widthOf(mark, 2.5, Weight::Bold) + 3, 52);
    const QRectF stamp(box.right() - width, 0, width, 4.6);
    canvas.frame(stamp, Rule::Heavy);
    canvas.text(stamp.adjusted(1, 0, -1, 0), mark, {2.5, 1.8, Weight::Bold, Align::Centre, 1});
  }
  const qreal third = (box.width() - 8) / 3;
  const auto field = [&](int column, qreal y, const std::string& label, const std::string& value) {
    paintField(canvas, QRectF((third + 4) * column, y, third, 5.4), label, value);
  };
  if (head.ruleset.empty()) {
    paintField(canvas, QRectF(0, 12.2, box.width(), 5.4), labels.event, head.event);
  } else {
    field(0, 12.2, labels.event, head.event);
    field(1, 12.2, labels.chipSet, head.set);
    field(2, 12.2, labels.ruleset, head.ruleset);
  }
  paintField(canvas, QRectF(0, 17.8, third, 5.4), labels.date, head.date);
  paintField(canvas, QRectF(third + 4, 17.8, 2 * third + 4, 5.4), labels.venue, head.venue);
}

}  // namespace

void setEdges(Flow& flow, EventTitle title, const compose::Labels& labels) {
  flow.headHeight = kEventHead;
  flow.head = [title, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintHead(canvas, box, title, labels, number);
  };
  QStringList parts;
  for (const std::string& part : {title.head.contest, title.head.event}) {
    if (part.empty()) continue;
    parts << (flow.sheetsAcross > 1 ? printable(part) : footName(part));  // of a poster it has two lines
  }
  if (!title.head.ruleset.empty()) parts << printable(labels.ruleset + ": " + title.head.ruleset);
  parts << printable(compose::labelOf(title.head.mode, labels));
  const QString foot = parts.join(QStringLiteral(" · "));
  flow.foot = [foot, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, labels, number);
  };
}

void addTable(Flow& flow, std::vector<Column> columns, std::vector<QStringList> rows, TableLook look) {
  const qreal scale = look.scale;
  // An empty table keeps its head and one blank row, so that one sees where entries will stand.
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
  flow.headings.push_back({kHeadingRow * scale, [=](Canvas& canvas, const QRectF& box) {
                             const QRectF line(left, box.top(), width, box.height());
                             canvas.shade(line);
                             paintCells(canvas, line, columns, [&](const QRectF& room, std::size_t i) {
                               const QString& heading = headings.at(static_cast<qsizetype>(i));
                               canvas.text(room, heading,
                                           {2.5 * scale, 1.5, Weight::Bold, Align::Centre,
                                            heading.contains(QLatin1Char(' ')) ? 2 : 1});
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
  std::vector<std::vector<FittedText>> set;  // column by column
  for (std::size_t column = 0; column < columns.size(); ++column) {
    QStringList texts;
    for (const QStringList& row : rows) texts << row.at(static_cast<qsizetype>(column));
    set.push_back(fittedColumn(columns[column], texts, look));
  }
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

void addParagraph(Flow& flow, const QString& text, qreal size, Keep keep) {
  const qreal width = widthOfParagraphs(flow);
  flow.blocks.push_back({heightOfParagraph(text, width, size) + 1.5,
                         [=](Canvas& canvas, const QRectF& box) {
                           paintParagraph(canvas, QRectF(box.left(), box.top() + 1, width, 0), text, size);
                         },
                         keep, std::nullopt});
}

void addRemarks(Flow& flow, const std::vector<std::string>& remarks) {
  constexpr std::size_t kFew = 8;
  constexpr qreal kSmallRemark = 2.4;
  if (remarks.size() <= kFew) {
    for (const std::string& remark : remarks) {
      addParagraph(flow, printableFigures(remark), kEventNoteSize, Keep::Loose);
    }
    return;
  }
  // Lines of a list, without air between them.
  const qreal width = widthOfParagraphs(flow);
  addParagraph(flow, QString(), kSmallRemark, Keep::Loose);
  for (const std::string& remark : remarks) {
    const QString text = printableFigures(remark);
    flow.blocks.push_back({heightOfParagraph(text, width, kSmallRemark) + 0.2,
                           [=](Canvas& canvas, const QRectF& box) {
                             paintParagraph(canvas, QRectF(box.left(), box.top(), width, 0), text,
                                            kSmallRemark);
                           },
                           Keep::Loose, std::nullopt});
  }
}

namespace {

// What the tables of ties cannot tell.
void addRankNotes(Flow& flow, const std::vector<compose::RankNote>& notes) {
  constexpr qreal kIndent = 9;
  for (const compose::RankNote& note : notes) {
    if (note.isTabled) continue;
    QStringList reasons;
    for (const std::string& reason : note.reasons) reasons << printableFigures(reason);
    const QString text = printable(note.player) + QStringLiteral(" — ") + reasons.join(QStringLiteral("; ")) +
                         QLatin1Char('.');
    const QString rank = printable(note.rank);
    const qreal width = widthOfParagraphs(flow) - kIndent;
    flow.blocks.push_back({heightOfParagraph(text, width, kEventNoteSize) + 0.8,
                           [=](Canvas& canvas, const QRectF& box) {
                             const qreal top = box.top() + 0.4;
                             canvas.text(QRectF(0, top, kIndent - 2.5, lineHeight(kEventNoteSize)), rank,
                                         {kEventNoteSize, 1.8, Weight::Bold, Align::Right, 1});
                             paintParagraph(canvas, QRectF(kIndent, top, width, box.height()), text,
                                            kEventNoteSize);
                           },
                           Keep::Loose, std::nullopt});
  }
}

std::vector<Column> columnsOf(const std::vector<compose::ListColumn>& columns, qreal width) {
  int weights = 0;
  for (const compose::ListColumn& column : columns) weights += column.weight;
  std::vector<Column> set;
  for (const compose::ListColumn& column : columns) {
    set.push_back({printable(column.heading), column.align, width * column.weight / std::max(weights, 1),
                   Weight::Regular});
  }
  return set;
}

std::vector<QStringList> rowsOf(const compose::Section& section) {
  std::vector<QStringList> rows;
  for (const std::vector<std::string>& each : section.rows) {
    QStringList cells;
    for (const std::string& cell : each) cells << printableFigures(cell);
    rows.push_back(std::move(cells));
  }
  return rows;
}

// Of the section's table, wide enough for the rows of all tables that have the same columns: those stand
// below each other.
std::vector<Column> settledColumns(const compose::Section& section,
                                   const std::vector<compose::Section>& sections, qreal width,
                                   const TableLook& look) {
  const auto isAlike = [&section](const compose::Section& other) {
    return std::ranges::equal(section.columns, other.columns, {}, &compose::ListColumn::heading,
                              &compose::ListColumn::heading);
  };
  std::vector<QStringList> rows;
  for (const compose::Section& other : sections) {
    if (isAlike(other)) std::ranges::move(rowsOf(other), std::back_inserter(rows));
  }
  std::vector<Column> columns = columnsOf(section.columns, width);
  shareOutWidths(columns, rows, look);
  return columns;
}

void addSection(Flow& flow, const compose::Section& section, const std::vector<compose::Section>& sections,
                TableLook look, const compose::Labels& labels) {
  const qreal scale = look.scale;
  if (!section.heading.empty()) {
    const QString heading = printable(section.heading);
    flow.blocks.push_back(sectionHeading(heading, kSectionHeading * scale));
    look.again = QStringLiteral("%1 (%2)").arg(heading, printable(labels.continued));
  }
  const bool hasTable = !section.columns.empty() && !section.rows.empty();
  for (const std::string& paragraph : section.paragraphs) {
    addParagraph(flow, printableFigures(paragraph), kEventNoteSize * scale,
                 hasTable ? Keep::WithNext : Keep::Loose);
  }
  if (!hasTable) return;
  std::vector<Column> columns = settledColumns(section, sections, flow.size().width(), look);
  look.figures = Figures::Settled;
  addTable(flow, std::move(columns), rowsOf(section), look);
}

}  // namespace

void addSections(Flow& flow, const std::vector<compose::Section>& sections, qreal scale,
                 const compose::Labels& labels) {
  for (const compose::Section& section : sections) {
    const bool isToWriteIn = section.room == compose::RowRoom::ToWriteIn;
    addSection(flow, section, sections, {.row = isToWriteIn ? kWritingRow : kEventRow, .scale = scale},
               labels);
  }
}

void addTies(Flow& flow, const std::vector<compose::Section>& ties,
             const std::vector<compose::RankNote>& notes, const compose::Labels& labels) {
  constexpr qreal kTieRow = 4.6;
  constexpr qreal kTieType = 0.9;
  constexpr std::size_t kWholeTie = 8;  // rows that a page's end does not part
  if (ties.empty() && notes.empty()) return;
  flow.blocks.push_back(
      {7.5,
       [&labels](Canvas& canvas, const QRectF& box) {
         const QRectF line(0, box.top() + 2.6, box.width(), 4.2);
         canvas.text(line, printable(labels.reasons), {3.0, 2.2, Weight::Bold, Align::Left, 1});
         canvas.horizontal(0, box.right(), box.bottom() - 0.4, Rule::Hair);
       },
       Keep::WithNext, std::nullopt});
  for (const compose::Section& tie : ties) {
    const std::size_t begin = flow.blocks.size();
    addSection(flow, tie, ties, {.row = kTieRow, .scale = kTieType}, labels);
    if (tie.rows.size() > kWholeTie) continue;
    for (std::size_t i = begin; i + 1 < flow.blocks.size(); ++i) flow.blocks[i].keep = Keep::WithNext;
  }
  addRankNotes(flow, notes);
}

void keepWithLast(Flow& flow) {
  if (!flow.blocks.empty()) flow.blocks.back().keep = Keep::WithNext;
}

void addSignatures(Flow& flow, const std::vector<std::string>& roles, const compose::Labels& labels) {
  if (roles.empty()) return;
  keepWithLast(flow);
  flow.blocks.push_back({kSignatureRow + 4,
                         [roles, &labels](Canvas& canvas, const QRectF& box) {
                           std::vector<SignatureLine> lines;
                           for (const std::string& role : roles) lines.push_back({role, {}});
                           paintSignatures(canvas, box.adjusted(0, 4, 0, 0), lines, labels);
                         },
                         Keep::Loose, std::nullopt});
}

}  // namespace damath::render
