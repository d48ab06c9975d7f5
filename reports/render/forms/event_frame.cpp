// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/event_frame.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "reports/render/forms/sheet_frame.hpp"

namespace damath::render {

namespace {

constexpr qreal kHeadingRow = 6.4;
constexpr qreal kCellPad = 0.9;
constexpr qreal kEventNoteSize = 2.6;
constexpr qreal kCellSize = 2.8;
constexpr qreal kSectionHeading = 3.0;
constexpr qreal kEasyHeading = 2.1;
constexpr qreal kSmallestName = 1.9;
constexpr qreal kSmallestFigure = 2.2;
constexpr int kNameLines = 14;  // as many as the longest name takes in the narrowest column
constexpr qreal kLeastNames = 32;
constexpr qreal kMostFigure = 46;
constexpr qreal kFigureAir = 1.6;  // what figures keep beside them

qreal padOf(const Column& column) {
  return std::min(kCellPad, column.width * 0.08);
}

FittedText fittedCell(const Column& column, const QString& text, qreal scale) {
  const qreal width = column.width - 2 * padOf(column);
  if (column.align != Align::Left) {
    return fittedFigure(text, width, kCellSize * scale, kSmallestFigure * scale, column.weight);
  }
  return fitted(text, {width, std::nullopt, kNameLines}, kCellSize * scale, kSmallestName * scale,
                column.weight);
}

// All in the type that the longest text needs.
std::vector<FittedText> fittedColumn(const Column& column, const QStringList& texts, qreal scale) {
  std::vector<FittedText> cells;
  for (const QString& text : texts) cells.push_back(fittedCell(column, text, scale));
  const qreal size = std::ranges::min(cells, {}, &FittedText::size).size;
  const qreal width = column.width - 2 * padOf(column);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i].size <= size) continue;
    const QString& text = texts.at(static_cast<qsizetype>(i));
    const bool isOneLine = widthOf(text, size, column.weight) <= width;
    cells[i] = {isOneLine                     ? QStringList{text}
                : column.align == Align::Left ? wrapped(text, width, size, column.weight)
                                              : wrapped(withSignsBound(text), width, size, column.weight),
                size};
  }
  return cells;
}

// `paint` has the place for the text of each column.
void paintCells(Canvas& canvas, const QRectF& box, const std::vector<Column>& columns,
                const std::function<void(const QRectF&, std::size_t)>& paint) {
  qreal x = box.left();
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const qreal pad = padOf(columns[i]);
    paint(QRectF(x + pad, box.top(), columns[i].width - 2 * pad, box.height()), i);
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
    height = std::max(height, lineHeight(cell.size) * static_cast<qreal>(cell.lines.size()) + 0.8);
  }
  return height;
}

// What a column of figures lacks to have the widest of them on one line.
qreal wantingIn(const Column& column, std::size_t place, const std::vector<QStringList>& rows, qreal scale) {
  if (column.align == Align::Left) return 0;
  qreal widest = 0;
  for (const QStringList& row : rows) {
    const QString& text = row.at(static_cast<qsizetype>(place));
    widest = std::max(widest, widthOf(text, kCellSize * scale, column.weight));
  }
  return std::max<qreal>(std::min(widest + 2 * kCellPad + 0.1, kMostFigure) - column.width, 0);
}

// As far as the names can spare it.
void makeRoomForFigures(std::vector<Column>& columns, const std::vector<QStringList>& rows, qreal scale) {
  const auto spareIn = [](const Column& column) {
    return column.align == Align::Left ? std::max<qreal>(column.width - kLeastNames, 0) : 0;
  };
  std::vector<qreal> wanting;
  for (std::size_t i = 0; i < columns.size(); ++i) wanting.push_back(wantingIn(columns[i], i, rows, scale));
  const qreal wanted = std::accumulate(wanting.begin(), wanting.end(), qreal{0});
  qreal spare = 0;
  for (const Column& column : columns) spare += spareIn(column);
  if (wanted <= 0 || spare <= 0) return;
  const qreal moved = std::min(wanted, spare);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    columns[i].width += wanting[i] * moved / wanted - spareIn(columns[i]) * moved / spare;
  }
}

// What the longest text of the column takes on one line. A column that is empty is there to be written in.
qreal neededIn(const Column& column, std::size_t place, const std::vector<QStringList>& rows, qreal scale) {
  qreal widest = 0;
  for (const QStringList& row : rows) {
    const QString& text = row.at(static_cast<qsizetype>(place));
    widest = std::max(widest, widthOf(text, kCellSize * scale, column.weight));
  }
  if (widest <= 0) return column.width;
  for (const QString& word : column.heading.split(QLatin1Char(' '))) {
    widest = std::max(widest, widthOf(word, kEasyHeading * scale, Weight::Bold));
  }
  return widest + 2 * kCellPad + 0.1;
}

// What names lack for one line each, as far as figures do not need it.
void takeFromFigures(std::vector<Column>& columns, const std::vector<QStringList>& rows, qreal scale) {
  qreal lacking = 0;
  qreal names = 0;
  qreal sparable = 0;
  std::vector<qreal> spare;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const qreal beyond = columns[i].width - neededIn(columns[i], i, rows, scale);
    const bool isName = columns[i].align == Align::Left;
    spare.push_back(isName ? 0 : std::max<qreal>(beyond - kFigureAir * scale, 0));
    sparable += spare.back();
    lacking -= isName ? beyond : 0;
    names += isName ? columns[i].width : 0;
  }
  const qreal moved = std::min(lacking, sparable);
  if (moved <= 0) return;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    columns[i].width +=
        columns[i].align == Align::Left ? moved * columns[i].width / names : -spare[i] * moved / sparable;
  }
}

// Where one of them is too narrow, a column of names gets what it needs on one line as far as the others
// leave it, and what nobody needs is shared out as the columns' widths were.
void shareOutAmongNames(std::vector<Column>& columns, const std::vector<QStringList>& rows, qreal scale) {
  struct Share {
    Column* column;
    qreal needed;
    qreal planned;
  };
  std::vector<Share> open;
  qreal room = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align != Align::Left) continue;
    open.push_back({&columns[i], neededIn(columns[i], i, rows, scale), columns[i].width});
    room += columns[i].width;
  }
  if (std::ranges::all_of(open, [](const Share& share) { return share.needed <= share.planned; })) return;
  const auto sumOf = [&open](qreal Share::*part) {
    qreal sum = 0;
    for (const Share& share : open) sum += share.*part;
    return sum;
  };
  if (const qreal spare = room - sumOf(&Share::needed); spare >= 0) {
    const qreal planned = sumOf(&Share::planned);
    for (const Share& share : open) share.column->width = share.needed + spare * share.planned / planned;
    return;
  }
  // Whoever needs less than the share keeps to that, and the others share the rest.
  std::ranges::sort(open, {}, [](const Share& share) { return share.needed / share.planned; });
  qreal planned = sumOf(&Share::planned);
  for (const Share& share : open) {
    share.column->width = std::min(share.needed, room * share.planned / planned);
    room -= share.column->width;
    planned -= share.planned;
  }
}

Block sectionHeading(const QString& text, qreal size) {
  return {size * 2.5,
          [=](Canvas& canvas, const QRectF& box) {
            const QRectF line(0, box.bottom() - size * 1.6, box.width(), size * 1.4);
            canvas.text(line, text, {size, 2.2, Weight::Bold, Align::Left, 1});
          },
          Keep::WithNext, std::nullopt};
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
  canvas.text(QRectF(kStampRoom, 0, box.width() - 2 * kStampRoom, 4.8), printable(head.contest),
              {3.0, 1.7, Weight::Regular, Align::Centre, 2});
  QString heading = printable(title.title);
  if (number.page > 1) heading += QStringLiteral(" (%1)").arg(printable(labels.continued));
  canvas.text(QRectF(0, 4.8, box.width(), 7.2), heading, {5.2, 3.0, Weight::Bold, Align::Centre, 1});
  if (head.standing == contest::ContestMode::Practice) {
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
    if (!part.empty()) parts << printable(part);
  }
  if (!title.head.ruleset.empty()) parts << printable(labels.ruleset + ": " + title.head.ruleset);
  parts << printable(compose::labelOf(title.head.standing, labels));
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
  makeRoomForFigures(columns, rows, scale);
  if (look.figures == Figures::Yielding) takeFromFigures(columns, rows, scale);
  shareOutAmongNames(columns, rows, scale);
  QStringList headings;
  for (const Column& column : columns) headings << column.heading;
  const qreal width = widthOfColumns(columns);
  const qreal left = (flow.size().width() - width) / 2;
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
    set.push_back(fittedColumn(columns[column], texts, scale));
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
  const qreal width = flow.size().width();
  flow.blocks.push_back({heightOfParagraph(text, width, size) + 1.5,
                         [=](Canvas& canvas, const QRectF& box) {
                           paintParagraph(canvas, box.adjusted(0, 1, 0, 0), text, size);
                         },
                         keep, std::nullopt});
}

void addRemarks(Flow& flow, const std::vector<std::string>& remarks) {
  for (const std::string& remark : remarks) {
    addParagraph(flow, printableFigures(remark), kEventNoteSize, Keep::Loose);
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
    const qreal width = flow.size().width() - kIndent;
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

void addSection(Flow& flow, const compose::Section& section, TableLook look, const compose::Labels& labels) {
  const qreal scale = look.scale;
  const qreal width = flow.size().width();
  if (!section.heading.empty()) {
    const QString heading = printable(section.heading);
    flow.blocks.push_back(sectionHeading(heading, kSectionHeading * scale));
    look.again = QStringLiteral("%1 (%2)").arg(heading, printable(labels.continued));
  }
  for (const std::string& paragraph : section.paragraphs) {
    addParagraph(flow, printableFigures(paragraph), kEventNoteSize * scale, Keep::Loose);
  }
  if (section.columns.empty() || section.rows.empty()) return;
  std::vector<QStringList> rows;
  for (const std::vector<std::string>& each : section.rows) {
    QStringList cells;
    for (const std::string& cell : each) cells << printableFigures(cell);
    rows.push_back(std::move(cells));
  }
  addTable(flow, columnsOf(section.columns, width), std::move(rows), look);
}

}  // namespace

void addSections(Flow& flow, const std::vector<compose::Section>& sections, qreal scale,
                 const compose::Labels& labels) {
  for (const compose::Section& section : sections) {
    const bool isToWriteIn = section.room == compose::RowRoom::ToWriteIn;
    addSection(flow, section, {.row = isToWriteIn ? kWritingRow : kEventRow, .scale = scale}, labels);
  }
}

void addTies(Flow& flow, const std::vector<compose::Section>& ties,
             const std::vector<compose::RankNote>& notes, const compose::Labels& labels) {
  constexpr qreal kTieRow = 4.6;
  constexpr qreal kTieType = 0.9;
  if (ties.empty() && notes.empty()) return;
  flow.blocks.push_back(
      {7.5,
       [&labels](Canvas& canvas, const QRectF& box) {
         const QRectF line(0, box.top() + 2.6, box.width(), 4.2);
         canvas.text(line, printable(labels.reasons), {3.0, 2.2, Weight::Bold, Align::Left, 1});
         canvas.horizontal(0, box.right(), box.bottom() - 0.4, Rule::Hair);
       },
       Keep::WithNext, std::nullopt});
  for (const compose::Section& tie : ties) addSection(flow, tie, {.row = kTieRow, .scale = kTieType}, labels);
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
