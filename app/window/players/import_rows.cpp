// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/import_rows.hpp"

#include <algorithm>
#include <map>

#include "app/window/parts/icon.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/list_words.hpp"
#include "app/words/texts/roster_words.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// True if the row may be an existing person of the contest, or the same person as another row of the list.
bool isAlike(const desk::MatchedRow& match) {
  return match.match == desk::RowMatch::Alike ||
         (match.match == desk::RowMatch::New && desk::lineLike(match).has_value());
}

// A line of the imported list, as the table shows it.
struct ShownRow {
  Phrase state = Phrase::RowNew;
  Symbol symbol = Symbol::Good;
  QString name;
  QString school;
  QString grade;
  QStringList remarks;
};

// Returns the grade with the section behind it: "8 – Narra".
QString gradeAndSection(const desk::RosterRow& row) {
  const bool isBoth = !row.grade.empty() && !row.section.empty();
  return toQt(row.grade + (isBoth ? " – " : "") + row.section);
}

bool hasSection(const std::vector<desk::RosterRow>& rows) {
  return std::ranges::any_of(rows, [](const desk::RosterRow& row) { return !row.section.empty(); });
}

}  // namespace

std::vector<QString> ImportRows::headings() const {
  const bool isAny = hasSection(m_preview.rows) || hasSection(m_preview.refused);
  return {m_translator(Phrase::FileLine),
          m_translator(Phrase::RowState),
          m_translator(Phrase::Player),
          m_translator(Phrase::School),
          m_translator(isAny ? Phrase::GradeAndSection : Phrase::Grade),
          m_translator(Phrase::RowRemark)};
}

std::vector<TableRow> ImportRows::rows() const {
  std::map<int, ShownRow> lines;
  for (const desk::RosterRow& row : m_preview.refused) {
    lines.emplace(
        row.line,
        ShownRow{
            Phrase::RowRefused, Symbol::Error, toQt(row.name()), toQt(row.school), gradeAndSection(row), {}});
  }
  for (std::size_t i = 0; i < m_preview.rows.size(); ++i) {
    const desk::RosterRow& row = m_preview.rows[i];
    const desk::MatchedRow& match = m_preview.matches[i];
    ShownRow shown{isAlike(match) ? Phrase::RowAlike : Phrase::RowNew,
                   openDoubts(match).empty() ? Symbol::Good : Symbol::Note,
                   toQt(row.name()),
                   toQt(row.school),
                   gradeAndSection(row),
                   {}};
    const desk::RowDecision* decided = m_decisions.find(row.line);
    const bool isDecided = decided != nullptr;
    const bool isOther = isDecided && decided->decision == desk::SameOrDifferent::Different;
    if (match.match != desk::RowMatch::New) {
      shown.state = match.match == desk::RowMatch::Known ? Phrase::RowKnown : Phrase::RowAlike;
      if (match.match == desk::RowMatch::Alike && !isDecided) shown.symbol = Symbol::Note;
      const bool isSame = match.match == desk::RowMatch::Known ? !isOther : isDecided && !isOther;
      const desk::Candidate* meant = &match.candidates.front();
      for (const desk::Candidate& each : match.candidates) {
        if (isDecided && each.player == decided->player) meant = &each;
      }
      QString facts = toQt(meant->school);
      if (!meant->grade.empty()) facts += QStringLiteral(", ") + toQt(meant->grade);
      const Phrase remark = isSame      ? (isDecided ? Phrase::SameRemark : Phrase::KnownRemark)
                            : isDecided ? Phrase::OtherRemark
                            : meant->name == row.name() ? Phrase::NamesakeRemark
                                                        : Phrase::AlikeRemark;
      shown.remarks << (remark == Phrase::KnownRemark ? m_translator(remark)
                                                      : m_translator(remark).arg(toQt(meant->name), facts));
    }
    const auto line = desk::lineLike(match);
    if (line && isOther && match.match == desk::RowMatch::New)
      shown.remarks << m_translator(Phrase::OtherLineRemark).arg(*line);
    if (!row.dividedFrom.empty()) {
      shown.remarks << toQt(words::nameTakenText(row, m_translator.language()));
    }
    if (row.schoolLine > 0) {
      shown.remarks << toQt(words::schoolAboveText(row.schoolLine, m_translator.language()));
    }
    for (const desk::RowDoubt& doubt : openDoubts(match))
      shown.remarks << toQt(words::doubtText(doubt, m_translator.language()));
    if (const std::string* written = schoolWritten(row.line)) {
      shown.remarks << m_translator(Phrase::KnownSchoolRemark).arg(toQt(*written));
    }
    lines.emplace(row.line, std::move(shown));
  }
  for (const auto& [row, player] : m_preview.entered) {
    const QString facts = toQt(player.grade.empty() ? player.school : player.school + ", " + player.grade);
    lines.emplace(row.line, ShownRow{Phrase::RowEntered,
                                     Symbol::Empty,
                                     toQt(row.name()),
                                     toQt(row.school),
                                     gradeAndSection(row),
                                     {m_translator(Phrase::EnteredRemark).arg(toQt(player.name), facts)}});
  }
  for (const desk::RowDecision& decision : m_decisions.all()) {
    if (decision.decision != desk::SameOrDifferent::LeftOut) continue;
    const desk::RosterRow& row = m_decisions.rowAt(decision.line);
    lines.emplace(row.line, ShownRow{Phrase::RowLeftOut,
                                     Symbol::Empty,
                                     toQt(row.name()),
                                     toQt(row.school),
                                     gradeAndSection(row),
                                     {m_translator(Phrase::LeftOutRemark)}});
  }
  for (const desk::PassedLine& line : m_preview.passed) {
    if (line.kind == desk::PassedKind::Above) continue;
    const QString kind = toQt(words::passedText(line.kind, m_translator.language()));
    lines.emplace(line.line, ShownRow{Phrase::RowPassed, Symbol::Empty, toQt(line.text), {}, {}, {kind}});
  }
  for (const desk::RowFault& fault : m_preview.faults) {
    ShownRow& shown = lines[fault.line];
    if (shown.state != Phrase::RowRefused) shown.remarks.clear();
    shown.state = Phrase::RowRefused;
    shown.symbol = Symbol::Error;
    shown.remarks << toQt(words::rowMessage(fault, m_translator.language()));
  }
  std::vector<TableRow> rows;
  for (const auto& [line, shown] : lines) {
    const QString remark = shown.remarks.join(QLatin1Char('\n'));
    rows.push_back(
        {{{.text = QString::number(line), .sortKey = line, .alignment = Qt::AlignRight | Qt::AlignVCenter},
          {.text = m_translator(shown.state), .icon = icon(shown.symbol)},
          {.text = shown.name, .strong = true},
          {.text = shown.school},
          {.text = shown.grade, .alignment = Qt::AlignCenter},
          {.text = remark, .toolTip = remark}},
         line});
  }
  return rows;
}

const std::string* ImportRows::schoolWritten(int line) const {
  const auto row = std::ranges::find(m_preview.knownSchools, line, &desk::KnownSchoolRow::line);
  return row == m_preview.knownSchools.end() ? nullptr : &row->written;
}

bool ImportRows::isOpen(const desk::MatchedRow& match) const {
  return isAlike(match) && m_decisions.find(match.line) == nullptr;
}

// Leaves out the doubt "this line is like another line" after the user decided who the person is, or if the
// person is known.
std::vector<desk::RowDoubt> ImportRows::openDoubts(const desk::MatchedRow& match) const {
  std::vector<desk::RowDoubt> doubts = match.doubts;
  const bool isDecided = m_decisions.find(match.line) != nullptr || match.match == desk::RowMatch::Known;
  if (isDecided)
    std::erase_if(doubts, [](const auto& each) { return each.kind == desk::DoubtKind::LikeLine; });
  return doubts;
}

std::ptrdiff_t ImportRows::alike() const {
  return std::ranges::count_if(m_preview.matches, isAlike);
}

std::ptrdiff_t ImportRows::toLookAt() const {
  return std::ranges::count_if(m_preview.matches, [this](const desk::MatchedRow& match) {
    return isOpen(match) || !openDoubts(match).empty();
  });
}

std::optional<int> ImportRows::firstOpen() const {
  const auto open =
      std::ranges::find_if(m_preview.matches, [this](const auto& each) { return isOpen(each); });
  return open == m_preview.matches.end() ? std::nullopt : std::optional(open->line);
}

}  // namespace damath::window
