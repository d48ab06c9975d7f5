// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/event_frame.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "reports/compose/parts/names.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using words::Phrase;

constexpr qreal kEventNoteSize = 2.6;

// Returns the width of paragraphs. On a poster, a paragraph does not go beyond one sheet of paper.
qreal widthOfParagraphs(const Flow& flow) {
  constexpr qreal kAir = 1.2;
  return flow.sheetsAcross > 1 ? flow.sheet().width() - kAir : flow.size().width();
}

constexpr qreal kEventContest = 4.8;
constexpr qreal kEventTitle = 7.4;
constexpr qreal kEventFieldLine = 5.4;
constexpr qreal kBetweenFields = 4;
constexpr qreal kBelowHead = 1.6;
constexpr qreal kMostMark = 64;
constexpr qreal kBesideMark = 2;
constexpr int kContestLines = 4;

using Field = std::pair<std::string, std::string>;  // the label and the value
struct HeadField {
  Field field;
  qreal left = 0;
  qreal width = 0;
};

// A row of the head: fields beside each other.
struct HeadRow {
  std::vector<HeadField> fields;
  qreal height = kEventFieldLine;
};

qreal widthOfMark(const std::string& text) {
  if (text.empty()) return 0;
  return std::min<qreal>(widthOf(printable(text), 2.5, Weight::Bold) + 3, kMostMark);
}

// The layout of the head of an event's form. The contest name stands between the marks in the two upper
// corners. If the event name does not fit into a third of a line, it gets its own line, except on a poster.
class EventHeadLayout {
 public:
  EventHeadLayout(const Flow& flow, const EventTitle& title, words::Language language)
      : m_width(flow.size().width()),
        m_isPoster(flow.sheetsAcross > 1),
        m_practice(title.head.mode == contest::ContestMode::Practice ? said(Phrase::PracticeMark, language)
                                                                     : std::string()),
        m_aside(std::max(widthOfMark(m_practice), widthOfMark(title.provisional))) {
    const compose::EventHead& head = title.head;
    if (m_aside > 0) m_aside += kBesideMark;
    if (!m_isPoster) {
      m_contest =
          heightOfNames(printable(head.contest), m_width - 2 * m_aside, Weight::Regular, kEventContest);
    }
    const qreal third = (m_width - 2 * kBetweenFields) / 3;
    const Field event{said(Phrase::Event, language), head.event};
    const Field set{said(Phrase::ChipSet, language), head.set};
    const Field ruleset{said(Phrase::Ruleset, language), head.ruleset};
    const Field date{said(Phrase::PrintedDate, language), head.date};
    const Field venue{said(Phrase::PrintedVenue, language), head.venue};
    const bool isLong = !m_isPoster && heightOfField(said(Phrase::Event, language), head.event, third,
                                                     kEventFieldLine) > kEventFieldLine;
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

  void paint(Canvas& canvas, const QRectF& box, const EventTitle& title, words::Language language,
             PageNumber number) const {
    // True for every poster, because the smallest type of a poster is smaller than that of other forms.
    // m_isPoster is false for the poster of a bracket, which is laid out as one page.
    const bool isPoster = canvas.leastType() < kLeastType;
    const qreal before = isPoster && m_practice.empty() ? 0 : m_aside;
    canvas.text(QRectF(before, 0, box.width() - before - m_aside, m_contest), printable(title.head.contest),
                {.size = 3.0, .align = Align::Centre, .mostLines = kContestLines});
    QString heading = printable(title.title);
    if (number.page > 1) heading += QStringLiteral(" (%1)").arg(printable(said(Phrase::Continued, language)));
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
  qreal m_aside;  // the width at each side of the contest name that is reserved for a mark
  qreal m_contest = kEventContest;
  std::vector<HeadRow> m_rows;
};

}  // namespace

void setEdges(Flow& flow, EventTitle title, words::Language language) {
  const EventHeadLayout layout(flow, title, language);
  flow.headHeight = layout.height();
  flow.head = [title, layout, language](Canvas& canvas, const QRectF& box, PageNumber number) {
    layout.paint(canvas, box, title, language, number);
  };
  QStringList parts;
  if (!title.head.ruleset.empty())
    parts << printable(said(Phrase::Ruleset, language) + ": " + title.head.ruleset);
  parts << printable(compose::modeName(title.head.mode, language));
  const QString foot = footLine({title.head.contest, title.head.event}, parts,
                                // The width for the text of the foot. A poster has a wider foot text, in
                                // small type and on two lines.
                                flow.size().width() * flow.sheetsAcross);
  flow.foot = [foot, language](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, language, number);
  };
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
  // Many remarks are printed as a list: in small type, without space between the lines.
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

// Adds the rank notes, except those of ranks that a tie table explains.
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

// Returns the columns of the section's table. Tables with the same columns stand below each other, so their
// columns get the same widths, which are computed from the rows of all such tables.
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
                TableLook look, words::Language language) {
  const qreal scale = look.scale;
  look.least = leastTypeOf(flow, scale);
  if (!section.heading.empty()) {
    const QString heading = printable(section.heading);
    flow.blocks.push_back(sectionHeading(heading, kSectionHeading * scale));
    look.again = QStringLiteral("%1 (%2)").arg(heading, printable(said(Phrase::Continued, language)));
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
                 words::Language language) {
  for (const compose::Section& section : sections) {
    const bool isToWriteIn = section.room == compose::RowRoom::ToWriteIn;
    addSection(flow, section, sections, {.row = isToWriteIn ? kWritingRow : kEventRow, .scale = scale},
               language);
  }
}

void addTies(Flow& flow, const std::vector<compose::Section>& ties,
             const std::vector<compose::RankNote>& notes, words::Language language) {
  constexpr qreal kTieRow = 4.6;
  constexpr qreal kTieType = 0.9;
  constexpr std::size_t kWholeTie = 8;  // a tie of at most 8 rows is kept on one page
  if (ties.empty() && notes.empty()) return;
  flow.blocks.push_back({7.5,
                         [language](Canvas& canvas, const QRectF& box) {
                           const QRectF line(0, box.top() + 2.6, box.width(), 4.2);
                           canvas.text(line, printable(said(Phrase::Reasons, language)),
                                       {3.0, 2.2, Weight::Bold, Align::Left, 1});
                           canvas.horizontal(0, box.right(), box.bottom() - 0.4, Rule::Hair);
                         },
                         Keep::WithNext, std::nullopt});
  for (const compose::Section& tie : ties) {
    const std::size_t begin = flow.blocks.size();
    addSection(flow, tie, ties, {.row = kTieRow, .scale = kTieType}, language);
    if (tie.rows.size() > kWholeTie) continue;
    for (std::size_t i = begin; i + 1 < flow.blocks.size(); ++i) flow.blocks[i].keep = Keep::WithNext;
  }
  addRankNotes(flow, notes);
}

void keepWithLast(Flow& flow) {
  if (!flow.blocks.empty()) flow.blocks.back().keep = Keep::WithNext;
}

void addSignatures(Flow& flow, const std::vector<std::string>& roles, words::Language language) {
  if (roles.empty()) return;
  keepWithLast(flow);
  flow.blocks.push_back({kSignatureRow + 4,
                         [roles, language](Canvas& canvas, const QRectF& box) {
                           std::vector<SignatureLine> lines;
                           for (const std::string& role : roles) lines.push_back({role, {}});
                           paintSignatures(canvas, box.adjusted(0, 4, 0, 0), lines, language);
                         },
                         Keep::Loose, std::nullopt});
}

}  // namespace damath::render
