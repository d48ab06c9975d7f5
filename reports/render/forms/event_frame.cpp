// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/event_frame.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

#include "reports/render/forms/column_widths.hpp"
#include "reports/render/forms/sheet_frame.hpp"

namespace damath::render {

namespace {

constexpr qreal kHeadingRow = 6.4;
constexpr qreal kEventNoteSize = 2.6;
constexpr qreal kSectionHeading = 3.0;
constexpr int kNameLines = 11;  // as many as the longest name takes in the narrowest column

qreal writtenWidth(const Column& column) {
  return column.written.to - column.written.from;
}

// Of a table of that scale; on the sheets of a poster all of it is enlarged.
qreal leastTypeOf(const Flow& flow, qreal scale) {
  return kLeastType * std::max<qreal>(scale, qreal{1} / flow.sheetsAcross);
}

FittedText fittedCell(const Column& column, const QString& text, qreal size, const TableLook& look) {
  const qreal width = writtenWidth(column);
  if (column.align != Align::Left) return fittedFigure(text, width, size, look.least, column.weight);
  return fitted(text, {width, std::nullopt, kNameLines}, size, look.least, column.weight);
}

// A name of that size; smaller if that keeps it from more lines than are easily read.
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

// How high the rows are that the texts alone would make; nothing where a word would have to be broken, or a
// text cut.
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

// One line each, if somewhat smaller; else the largest type that costs hardly more room than the least: a few
// long names do not make all of them small.
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

// Names of a list of a page have room for a line more.
qsizetype easyLinesOf(const QStringList& texts) {
  constexpr qsizetype kFewRows = 12;
  return texts.size() <= kFewRows ? 4 : 3;
}

// At most so large that few names have to be smaller than the others.
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

// All in type of one size, of figures the longest says which; but for names that would take many lines. None
// is larger than `most`.
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

// Long names beside each other, as BLUE's and RED's, in the smaller type of both.
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

// Column by column; names of columns that are as wide as each other in type of one size.
std::vector<std::vector<FittedText>> fittedColumns(const std::vector<Column>& columns,
                                                   const std::vector<QStringList>& rows,
                                                   const TableLook& look) {
  constexpr qreal kSlack = 0.01;
  std::vector<std::vector<FittedText>> set(columns.size());
  qreal leading = kCellSize * look.scale;  // the size of the last names
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

constexpr qreal kEventContest = 4.8;
constexpr qreal kEventTitle = 7.4;
constexpr qreal kEventFieldLine = 5.4;
constexpr qreal kBetweenFields = 4;
constexpr qreal kBelowHead = 1.6;
constexpr qreal kMostMark = 64;
constexpr qreal kBesideMark = 2;
constexpr int kContestLines = 4;

using Field = std::pair<const std::string&, const std::string&>;  // its label and what stands in it
struct HeadField {
  Field field;
  qreal left = 0;
  qreal width = 0;
};

// What stands beside each other in the head.
struct HeadRow {
  std::vector<HeadField> fields;
  qreal height = kEventFieldLine;
};

qreal widthOfMark(const std::string& text) {
  if (text.empty()) return 0;
  return std::min<qreal>(widthOf(printable(text), 2.5, Weight::Bold) + 3, kMostMark);
}

// The marks in the corners leave room between them for the contest. An event that its third of a line does
// not hold has a line of its own.
class EventHeadLayout {
 public:
  EventHeadLayout(const Flow& flow, const EventTitle& title, const compose::Labels& labels)
      : m_width(flow.size().width()),
        m_isPoster(flow.sheetsAcross > 1),
        m_practice(title.head.mode == contest::ContestMode::Practice ? labels.practiceMark : std::string()),
        m_aside(std::max(widthOfMark(m_practice), widthOfMark(title.provisional))) {
    const compose::EventHead& head = title.head;
    if (m_aside > 0) m_aside += kBesideMark;
    if (!m_isPoster) {
      m_contest =
          heightOfNames(printable(head.contest), m_width - 2 * m_aside, Weight::Regular, kEventContest);
    }
    const qreal third = (m_width - 2 * kBetweenFields) / 3;
    const Field event{labels.event, head.event};
    const Field set{labels.chipSet, head.set};
    const Field ruleset{labels.ruleset, head.ruleset};
    const Field date{labels.date, head.date};
    const Field venue{labels.venue, head.venue};
    const bool isLong =
        !m_isPoster && heightOfField(labels.event, head.event, third, kEventFieldLine) > kEventFieldLine;
    if (head.ruleset.empty()) {
      addRow({event}, {m_width});
      addRow({date, venue}, {third, 2 * third + kBetweenFields});
    } else if (isLong) {
      addRow({event}, {m_width});
      addRow({set, ruleset, date}, {third, third, third});
      addRow({venue}, {m_width});
    } else {
      addRow({event, set, ruleset}, {third, third, third});
      addRow({date, venue}, {third, 2 * third + kBetweenFields});
    }
  }

  [[nodiscard]] qreal height() const {
    qreal height = m_contest + kEventTitle + kBelowHead;
    for (const HeadRow& row : m_rows) height += row.height + kBetweenRows;
    return height;
  }

  void paint(Canvas& canvas, const QRectF& box, const EventTitle& title, const compose::Labels& labels,
             PageNumber number) const {
    const bool isPoster = canvas.leastType() < kLeastType;  // of a bracket too, which is laid out as one page
    const qreal before = isPoster && m_practice.empty() ? 0 : m_aside;
    canvas.text(QRectF(before, 0, box.width() - before - m_aside, m_contest), printable(title.head.contest),
                {.size = 3.0, .align = Align::Centre, .mostLines = kContestLines});
    QString heading = printable(title.title);
    if (number.page > 1) heading += QStringLiteral(" (%1)").arg(printable(labels.continued));
    canvas.text(QRectF(0, m_contest, box.width(), 7.2), heading,
                {.size = 5.2, .weight = Weight::Bold, .align = Align::Centre, .mostLines = isPoster ? 2 : 1});
    paintMark(canvas, m_practice, 0);
    paintMark(canvas, title.provisional, box.right() - widthOfMark(title.provisional));
    qreal y = m_contest + kEventTitle;
    for (const HeadRow& row : m_rows) {
      for (const auto& [field, left, width] : row.fields) {
        paintField(canvas, QRectF(left, y, width, row.height), field.first, field.second);
      }
      y += row.height + kBetweenRows;
    }
  }

 private:
  static constexpr qreal kBetweenRows = 0.2;

  static void paintMark(Canvas& canvas, const std::string& text, qreal left) {
    if (text.empty()) return;
    const QRectF stamp(left, 0, widthOfMark(text), 4.6);
    canvas.frame(stamp, Rule::Heavy);
    canvas.text(stamp.adjusted(1, 0, -1, 0), printable(text),
                {.size = 2.5, .weight = Weight::Bold, .align = Align::Centre});
  }

  void addRow(const std::vector<Field>& fields, const std::vector<qreal>& widths) {
    HeadRow row;
    qreal left = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      row.fields.push_back({fields[i], left, widths[i]});
      left += widths[i] + kBetweenFields;
      if (m_isPoster) continue;
      const auto& [label, value] = fields[i];
      row.height = std::max(row.height, heightOfField(label, value, widths[i], kEventFieldLine));
    }
    m_rows.push_back(std::move(row));
  }

  qreal m_width;
  bool m_isPoster;
  std::string m_practice;
  qreal m_aside;  // of the contest, where a mark stands
  qreal m_contest = kEventContest;
  std::vector<HeadRow> m_rows;
};

}  // namespace

void setEdges(Flow& flow, EventTitle title, const compose::Labels& labels) {
  const EventHeadLayout layout(flow, title, labels);
  flow.headHeight = layout.height();
  flow.head = [title, layout, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    layout.paint(canvas, box, title, labels, number);
  };
  QStringList parts;
  if (!title.head.ruleset.empty()) parts << printable(labels.ruleset + ": " + title.head.ruleset);
  parts << printable(compose::labelOf(title.head.mode, labels));
  const QString foot =
      footLine({title.head.contest, title.head.event}, parts,
               flow.size().width() * flow.sheetsAcross);  // a poster's is small, of two lines
  flow.foot = [foot, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, labels, number);
  };
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
    flow.blocks.push_back(
        {heightOfParagraph(text, width, kEventNoteSize) + 0.8,
         [=](Canvas& canvas, const QRectF& box) {
           const qreal top = box.top() + 0.4;
           canvas.text(QRectF(0, top, kIndent - 2.5, lineHeight(kEventNoteSize)), rank,
                       {.size = kEventNoteSize, .weight = Weight::Bold, .align = Align::Right});
           paintParagraph(canvas, QRectF(kIndent, top, width, box.height()), text, kEventNoteSize);
         },
         Keep::Loose, std::nullopt});
  }
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
  std::vector<Column> columns = plannedColumns(section.columns, width);
  shareOutWidths(columns, rows, look);
  return columns;
}

void addSection(Flow& flow, const compose::Section& section, const std::vector<compose::Section>& sections,
                TableLook look, const compose::Labels& labels) {
  const qreal scale = look.scale;
  look.least = leastTypeOf(flow, scale);
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
