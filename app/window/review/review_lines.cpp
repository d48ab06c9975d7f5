// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/review_lines.hpp"

#include <QFont>
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <tuple>

#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/window/scoresheet/aligned_lines.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/scoresheet/mistakes.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/struck_text.hpp"
#include "app/words/findings/audit_print.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/findings/ruling_words.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/notation/sheet/sheet_cells.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/record/filled_cell.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "words/phrase.hpp"

namespace damath::window {

namespace {

using board::Side;
using sheet::Cell;
using sheet::HalfKind;
using words::Phrase;

Side sideOfColumn(int column) {
  return column % ReviewLines::kWritten < 3 ? Side::Blue : Side::Red;
}

// Returns the kind of cell that a column shows in one player's half of a line. In an R.C. row, the chip
// stands under Move. In a TOTAL or GRAND row, that word stands under Move.
Cell cellIn(const sheet::Half& half, int column) {
  switch (half.kind) {
    case HalfKind::Remaining:
      return Cell::Remaining;
    case HalfKind::RemainingTotal:
      return Cell::RemainingTotal;
    case HalfKind::GrandTotal:
      return Cell::GrandTotal;
    case HalfKind::Blank:
    case HalfKind::Play:
      break;
  }
  constexpr Cell kCells[] = {Cell::Move, Cell::Score, Cell::Total};
  return kCells[column % 3];
}

bool isAt(const std::optional<int>& line, const std::optional<Side>& side, Cell cell, const ReviewCell& at) {
  return line == at.line && side == at.side && cell == at.cell;
}

// Returns the value that a ruling would write into the cell of the finding. If R.C. rows are missing, this
// value is the sum of the remaining chips, not the missing rows.
const std::optional<std::string>& ruledValueOf(const sheet::Finding& finding) {
  return finding.counted ? finding.counted : finding.correct;
}

// True if the corrected cell stands in this column. In an R.C., TOTAL or GRAND row, a corrected chip stands
// under Move, and a corrected value counts for Score and for Total.
bool isShownIn(const sheet::Correction& correction, const sheet::Half& half, int column) {
  if (half.kind == HalfKind::Play || half.kind == HalfKind::Blank) {
    return correction.cell == cellIn(half, column);
  }
  return (correction.cell == Cell::Move) == (column % 3 == 0);
}

// Returns the cells whose correct value differs because of rulings. A ruling also changes values that follow
// from the ruled value.
std::vector<sheet::Correction> ruledCells(const std::vector<sheet::Correction>& audited,
                                          const std::vector<sheet::Correction>& ruled) {
  const auto isIn = [](const std::vector<sheet::Correction>& all, const sheet::Correction& of) {
    return std::ranges::any_of(all, [&](const sheet::Correction& each) {
      return each.line == of.line && each.side == of.side && each.cell == of.cell;
    });
  };
  std::vector<sheet::Correction> changed;
  for (const sheet::Correction& each : ruled) {
    const bool isAlike = std::ranges::any_of(audited, [&](const sheet::Correction& other) {
      return other.line == each.line && other.side == each.side && other.cell == each.cell &&
             other.correct == each.correct;
    });
    if (!isAlike) changed.push_back(each);
  }
  for (sheet::Correction kept : audited) {
    if (isIn(ruled, kept)) continue;
    kept.correct = kept.written;
    changed.push_back(std::move(kept));
  }
  return changed;
}

// `right` has the correct values, shown to the right of the written ones. Puts a player's R.C. rows in
// `right` into the order in which the player wrote the chips, so that each chip stands beside the written
// one.
void orderRemaining(std::vector<sheet::Line>& right, const std::vector<sheet::Line>& written, Side side) {
  std::vector<std::size_t> rows;
  std::vector<sheet::Half> chips;
  for (std::size_t row = 0; row < right.size(); ++row) {
    if (right[row].of(side).kind != HalfKind::Remaining) continue;
    rows.push_back(row);
    chips.push_back(right[row].of(side));
  }
  std::vector<std::optional<sheet::Half>> ordered;
  for (const sheet::Line& line : written) {
    if (line.of(side).kind != HalfKind::Remaining) continue;
    const auto chip = std::ranges::find(chips, line.of(side).move, &sheet::Half::move);
    ordered.push_back(chip == chips.end() ? std::nullopt : std::optional(*chip));
    if (chip != chips.end()) chips.erase(chip);
  }
  // The chips that the player did not write, or wrote differently, fill the R.C. rows that have no chip yet.
  if (ordered.size() < rows.size()) ordered.resize(rows.size());
  std::size_t next = 0;
  for (std::optional<sheet::Half>& half : ordered) {
    if (!half && next < chips.size()) half = chips[next++];
  }
  std::erase(ordered, std::nullopt);
  for (std::size_t i = 0; i < rows.size(); ++i) right[rows[i]].of(side) = *ordered[i];
}

// Returns the text of a player's cell in a line. In an R.C., TOTAL or GRAND line, the value stands under
// Score, or under Total if the player wrote it there.
std::string& textIn(sheet::Half& half, Cell cell) {
  if (cell == Cell::Move) return half.move;
  if (half.kind == HalfKind::Play && cell == Cell::Total) return half.total;
  const bool isUnderTotal = half.kind != HalfKind::Play && half.score.empty() && !half.total.empty();
  return isUnderTotal ? half.total : half.score;
}

}  // namespace

ReviewLines::ReviewLines(const Translator& translator, QObject* parent)
    : QAbstractTableModel(parent), m_translator(translator), m_set(*rules::builtInChipSet("integer")) {}

void ReviewLines::show(const std::optional<desk::SheetView>& view, const contest::EventSetup& setup) {
  beginResetModel();
  m_rows.clear();
  m_sentences.clear();
  m_asFound.clear();
  m_rulings.clear();
  m_isRuledOn.clear();
  m_ruled.clear();
  m_open.clear();
  m_view = view;
  if (m_view) {
    const db::StoredSheet& stored = m_view->stored;
    const sheet::AuditedSheet audited{m_view->named, setup.set, setup.ruleset, m_view->report};
    const compose::AuditPrint print =
        words::auditPrint(audited, m_view->outcome, stored.rulings, m_translator.language());
    for (const std::string& sentence : print.sentences) m_sentences.push_back(toQt(sentence));
    const sheet::Audited found{m_view->named, m_view->report, {setup.ruleset, setup.set}};
    for (const std::string& sentence : words::sentencesOf(found, m_translator.language())) {
      m_asFound.push_back(toQt(sentence));
    }
    for (const db::StoredRuling& ruling : stored.rulings) {
      m_rulings.push_back(
          toQt(words::rulingText(ruling, m_view->named, m_view->report, m_translator.language())));
    }
    for (const sheet::RuledFinding& each : sheet::ruledReport(audited, desk::rulingsOf(stored)).findings) {
      using State = sheet::RuledFinding::State;
      m_isRuledOn.push_back(each.state == State::RuledOn || each.state == State::Stands);
    }
    m_open = desk::openDifferences(stored);
    m_set = setup.set;
    m_ruled = ruledCells(sheet::outcomeOf(audited, {}).corrections, m_view->outcome.corrections);
    // `right` has the correct values without any rulings. Afterwards, ruledHalf puts the rulings in, cell by
    // cell.
    sheet::Sheet right = sheet::correctedByRulings(audited, {});
    for (const Side side : board::kSides) orderRemaining(right.lines, stored.sheet.lines, side);
    const auto [lefts, rights] = alignedLines(stored.sheet.lines, right.lines);
    if (!m_view->report.isFollowed()) {
      QString extent = toQt(words::followedText(m_view->report, m_translator.language()));
      if (m_view->report.replay != sheet::Replay::Complete) {
        extent += QStringLiteral(" ") + m_translator(Phrase::PartlyFollowed);
      }
      if (m_view->report.limitReached) extent += u' ' + m_translator(Phrase::SearchLimited);
      addWords(RowKind::Extent, extent, Mark::None, {});
    }
    addRemarks(Where::Top, 0);
    int line = 0;
    for (std::size_t row = 0; row < lefts.size(); ++row) {
      const bool isOnPaper = !isBlank(lefts[row]);
      if (isOnPaper) addRemarks(Where::Before, ++line);
      addLine(isOnPaper ? &lefts[row] : nullptr, isBlank(rights[row]) ? nullptr : &rights[row],
              isOnPaper ? line : 0);
      if (isOnPaper) addRemarks(Where::Below, line);
    }
    addRemarks(Where::End, line);
  }
  endResetModel();
}

sheet::Half ReviewLines::ruledHalf(const sheet::Half* written, const sheet::Half* right, int line,
                                   Side side) const {
  sheet::Half half = right == nullptr ? sheet::Half() : *right;
  for (const sheet::Correction& each : m_ruled) {
    if (written == nullptr || each.line != line || each.side != side) continue;
    // If the audit's corrected row is of another kind than the written row (for example a TOTAL row instead
    // of a turn), the ruling is put into a copy of the written row.
    if (half.kind != written->kind) half = *written;
    textIn(half, each.cell) = each.correct;
  }
  if (written != nullptr || m_view->stored.rulings.empty()) return half;
  // If the player wrote no TOTAL or GRAND row and rulings change its value, the right side shows the new
  // value.
  const std::size_t player = board::indexOf(side);
  const sheet::Totals& totals = m_view->report.of(side);
  const sheet::Outcome& outcome = m_view->outcome;
  if (half.kind == HalfKind::RemainingTotal && outcome.remaining[player] != totals.remaining) {
    half.score = sheet::figureText(m_set, outcome.remaining[player]);
  }
  if (half.kind == HalfKind::GrandTotal && outcome.grands[player] != totals.grand) {
    half.score = sheet::figureText(m_set, outcome.grands[player]);
  }
  return half;
}

void ReviewLines::addLine(const sheet::Line* written, const sheet::Line* right, int line) {
  Row row;
  row.line = line;
  for (int column = 0; column < kWritten; ++column) {
    const auto at = static_cast<std::size_t>(column);
    const Side side = sideOfColumn(column);
    const sheet::Half stands = ruledHalf(written == nullptr ? nullptr : &written->of(side),
                                         right == nullptr ? nullptr : &right->of(side), line, side);
    row.cells[at + kWritten] = toQt(notation::cellsOf(stands)[at % 3]);
    row.isChanged[at + kWritten] = written == nullptr;
    if (written == nullptr) continue;
    const sheet::Half& half = written->of(side);
    row.cells[at] = toQt(notation::cellsOf(half)[at % 3]);
    // If the corrected scoresheet does not have this line, all cells of the line are struck out.
    bool isChanged = right == nullptr && stands == sheet::Half();
    for (const sheet::Correction& each : m_view->outcome.corrections) {
      isChanged |= each.line == line && each.side == side && isShownIn(each, half, column);
    }
    if (isChanged) row.isChanged[at] = row.isChanged[at + kWritten] = true;
    const ReviewCell place{line, side, cellIn(half, column), {}, {}, false};
    row.isFilled[at] =
        !row.cells[at].isEmpty() && sheet::isFilled(m_view->stored.sheet, line, side, place.cell);
    if (row.isFilled[at]) row.reasons[at] = m_translator(Phrase::FilledIn);
    for (std::size_t i = 0; i < m_view->report.findings.size(); ++i) {
      const sheet::Finding& finding = m_view->report.findings[i];
      if (!isAt(finding.line, finding.side, finding.cell, place)) continue;
      row.marks[at] = std::max(row.marks[at], openMark(i));
      // A finding that follows from another has no row, so its number stands nowhere on the page.
      const QString reason = finding.causedBy ? m_sentences[i]
                                              : m_translator(Phrase::FindingNumber).arg(numberOfFinding(i)) +
                                                    QStringLiteral(": ") + m_sentences[i];
      row.reasons[at] += (row.reasons[at].isEmpty() ? QString() : QStringLiteral("\n")) + reason;
      // If a capture has several possible routes, the right side shows the likeliest, marked as not confirmed
      // by a ruling.
      const bool isOpenRoute =
          finding.code == sheet::FindingCode::AmbiguousRoute && openMark(i) > Mark::Settled;
      if (!isOpenRoute || column % 3 != 0) continue;
      row.cells[at + kWritten] = m_translator(Phrase::OpenRoute).arg(row.cells[at + kWritten]);
      row.reasons[at + kWritten] = m_sentences[i];
    }
  }
  for (const Side side : board::kSides) {
    const bool isPlay = written != nullptr && written->of(side).kind == HalfKind::Play;
    row.isFollowed[board::indexOf(side)] = !isPlay || isFollowed(line, side);
  }
  m_rows.push_back(std::move(row));
}

bool ReviewLines::isFollowed(int line, Side side) const {
  const sheet::AuditReport& report = m_view->report;
  return report.replay == sheet::Replay::Complete ||
         std::ranges::any_of(report.turns, [&](const sheet::ReplayedTurn& turn) {
           return turn.side == side && std::ranges::find(turn.lines, line) != turn.lines.end();
         });
}

// Adds the rows with the text of a finding, difference or ruling that belong to this place. A finding that
// follows from another mistake has no row; only its cell is marked.
void ReviewLines::addRemarks(Where where, int line) {
  const auto belongs = [&](const std::optional<int>& of, const std::optional<int>& before) {
    switch (where) {
      case Where::Top:
        return false;
      case Where::Before:
        return !of && before == line;
      case Where::Below:
        return of == line;
      case Where::End:
        return (!of && (!before || *before > line)) || (of && *of > line);
    }
    return false;
  };
  // A ruling stands right below the last finding about its cell. A ruling without a finding stands below all
  // findings of its line.
  struct Decision {
    std::tuple<Side, Cell> at;
    std::function<void()> add;
  };
  std::vector<Decision> decisions;
  for (std::size_t i = 0; i < m_view->stored.rulings.size(); ++i) {
    const db::StoredRuling& ruling = m_view->stored.rulings[i];
    if (!belongs(ruling.line, {})) continue;
    decisions.push_back({{ruling.side.value_or(Side::Blue), ruling.cell}, [this, i] { addRuling(i); }});
  }
  const auto addDecisions = [&decisions](const auto& isMeant) {
    for (const Decision& each : decisions) {
      if (isMeant(each.at)) each.add();
    }
    std::erase_if(decisions, [&](const Decision& each) { return isMeant(each.at); });
  };
  std::vector<std::size_t> findings;
  for (std::size_t i = 0; i < m_view->report.findings.size(); ++i) {
    const sheet::Finding& finding = m_view->report.findings[i];
    if (!finding.causedBy && belongs(finding.line, finding.beforeLine)) findings.push_back(i);
  }
  const auto placeOf = [this](std::size_t finding) {
    const sheet::Finding& found = m_view->report.findings[finding];
    return std::tuple(found.side.value_or(Side::Blue), found.cell);
  };
  for (std::size_t at = 0; at < findings.size(); ++at) {
    addFinding(findings[at]);
    const auto place = placeOf(findings[at]);
    const bool isLast = std::none_of(findings.begin() + static_cast<std::ptrdiff_t>(at) + 1, findings.end(),
                                     [&](std::size_t later) { return placeOf(later) == place; });
    if (isLast) addDecisions([&](const auto& of) { return of == place; });
  }
  for (const desk::Difference& each : m_open) {
    // If first and second entry have different numbers of lines, this difference has the line number 0 and
    // stands above all lines.
    if (each.line == 0 ? where != Where::Top : !belongs(each.line, {})) continue;
    decisions.push_back({{each.side, each.cell}, [this, each] { addDifference(each); }});
  }
  std::ranges::stable_sort(decisions, {}, &Decision::at);
  addDecisions([](const auto&) { return true; });
}

void ReviewLines::addFinding(std::size_t number) {
  const sheet::Finding& finding = m_view->report.findings[number];
  const ReviewCell about{finding.line, finding.side, finding.cell, ruledValueOf(finding), {}, true};
  const Mark mark = openMark(number);
  const bool isAccepted = mark == Mark::Settled && !m_isRuledOn.at(number);
  const QString& sentence = m_sentences[number];
  addWords(RowKind::Finding, isAccepted ? m_translator(Phrase::FindingAccepted).arg(sentence) : sentence,
           mark, about);
  m_rows.back().number = numberOfFinding(number);
}

void ReviewLines::addDifference(const desk::Difference& difference) {
  ReviewCell about = cellOf(difference.line, difference.side, difference.cell);
  about.keyedOtherwise = difference;
  const QString place = toQt(words::asSentence(
      words::cellText({difference.line, difference.side, difference.cell, {}}, m_translator.language())));
  const QString first = toQt(difference.first);
  const QString second = toQt(difference.second);
  const QString text = difference.line == 0
                           ? filledIn(m_translator(Phrase::LinesKeyedOtherwise), first, second)
                       : second.isEmpty() ? m_translator(Phrase::CellNotKeyed).arg(place, first)
                       : first.isEmpty()  ? m_translator(Phrase::CellKeyedNew).arg(place, second)
                                         : m_translator(Phrase::CellKeyedOtherwise).arg(place, first, second);
  addWords(RowKind::KeyedOtherwise, text, Mark::Root, about);
}

void ReviewLines::addRuling(std::size_t number) {
  const db::StoredRuling& ruling = m_view->stored.rulings[number];
  ReviewCell about{ruling.line, ruling.side, ruling.cell, {}, {}, true};
  for (const sheet::Finding& finding : m_view->report.findings) {
    if (isAt(finding.line, finding.side, finding.cell, about)) about.correct = ruledValueOf(finding);
  }
  addWords(RowKind::Ruling, m_rulings[number], Mark::None, about);
  m_rows.back().number = compose::numberOfRuling(m_view->report, number);
}

void ReviewLines::addWords(RowKind kind, const QString& text, Mark mark, const ReviewCell& about) {
  Row row;
  row.kind = kind;
  row.line = about.line.value_or(0);
  row.text = text;
  row.mark = mark;
  row.about = about;
  m_rows.push_back(std::move(row));
}

Mark ReviewLines::openMark(std::size_t finding) const {
  const bool isAccepted = m_view->stored.acceptance == db::Acceptance::Accepted;
  if (isAccepted || m_isRuledOn.at(finding)) return Mark::Settled;
  return markOf(m_view->report.findings[finding]);
}

ReviewCell ReviewLines::cellOf(int line, Side side, Cell cell) const {
  ReviewCell about{line, side, cell, {}, {}, false};
  for (const sheet::Finding& finding : m_view->report.findings) {
    if (!isAt(finding.line, finding.side, finding.cell, about)) continue;
    about.isWrong = true;
    if (!about.correct) about.correct = ruledValueOf(finding);
  }
  for (const desk::Difference& each : m_open) {
    if (isAt(each.line, each.side, each.cell, about)) about.keyedOtherwise = each;
  }
  return about;
}

std::optional<ReviewCell> ReviewLines::cellAt(const QModelIndex& index) const {
  if (!index.isValid()) return std::nullopt;
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  if (row.kind != RowKind::Line) return row.about;
  if (row.line == 0) return std::nullopt;
  const Side side = sideOfColumn(index.column());
  const sheet::Half& half = m_view->stored.sheet.lines[static_cast<std::size_t>(row.line - 1)].of(side);
  return cellOf(row.line, side, cellIn(half, index.column()));
}

int ReviewLines::nextRemark(int row, Direction direction) const {
  const int rows = rowCount();
  const int step = direction == Direction::Forward ? 1 : rows - 1;
  const auto find = [&](auto isMeant) {
    for (int i = 1, at = row < 0 ? (step == 1 ? rows - 1 : 0) : row; i <= rows; ++i) {
      at = (at + step) % rows;
      if (isMeant(m_rows[static_cast<std::size_t>(at)])) return at;
    }
    return -1;
  };
  if (rows == 0) return -1;
  const int open = find([](const Row& each) { return each.mark > Mark::Settled; });
  return open >= 0 ? open : find([](const Row& each) { return each.kind != RowKind::Line; });
}

QModelIndex ReviewLines::nextMark(const QModelIndex& from) const {
  const int cells = rowCount() * kColumns;
  const int start = from.isValid() ? from.row() * kColumns + from.column() : cells - 1;
  for (int step = 1; step <= cells; ++step) {
    const int at = (start + step) % cells;
    const Row& row = m_rows[static_cast<std::size_t>(at / kColumns)];
    const int column = at % kColumns;
    // Mistakes and notes have rows of their own with their text. A consequence has none, so the search also
    // stops at a cell with the mark Consequence.
    const bool isStop =
        row.kind != RowKind::Line
            ? column == 0 && row.mark > Mark::Settled
            : column < kWritten && row.marks[static_cast<std::size_t>(column)] == Mark::Consequence;
    if (isStop) return index(at / kColumns, column);
  }
  const int remark = nextRemark(from.isValid() ? from.row() : -1, Direction::Forward);
  return remark < 0 ? QModelIndex() : index(remark, 0);
}

int ReviewLines::rowAbout(const ReviewCell& cell, int near) const {
  int found = -1;
  for (int row = 0; row < rowCount(); ++row) {
    const Row& each = m_rows[static_cast<std::size_t>(row)];
    if (each.kind == RowKind::Line || !isAt(cell.line, cell.side, cell.cell, each.about)) continue;
    if (found < 0 || std::abs(row - near) < std::abs(found - near)) found = row;
  }
  return found;
}

ReviewLines::RowPlace ReviewLines::placeOf(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  return {kindOf(index.row()), cellAt(index), index.row()};
}

int ReviewLines::rowAt(const RowPlace& place) const {
  const int near = std::min(place.row, rowCount() - 1);
  if (!place.cell) return near;
  const int about = place.kind == RowKind::Line ? -1 : rowAbout(*place.cell, near);
  return about >= 0 ? about : rowOfLine(place.cell->line.value_or(0));
}

QString ReviewLines::sentenceAbout(const ReviewCell& cell) const {
  QStringList sentences;
  for (std::size_t i = 0; m_view && i < m_view->report.findings.size(); ++i) {
    const sheet::Finding& finding = m_view->report.findings[i];
    if (isAt(finding.line, finding.side, finding.cell, cell)) sentences << m_asFound[i];
  }
  return sentences.size() == 1 ? sentences.front() : QString();
}

QStringList ReviewLines::mistakes() const {
  if (!m_view) return {};
  return mistakesOf(m_view->report, m_asFound, desk::rulingsOf(m_view->stored), m_rulings);
}

int ReviewLines::rowOfLine(int line) const {
  const auto found = std::ranges::find(m_rows, line, &Row::line);
  return line > 0 && found != m_rows.end() ? static_cast<int>(found - m_rows.begin()) : 0;
}

int ReviewLines::lineAt(int row) const {
  for (int at = qMin(row, rowCount() - 1); at >= 0; --at) {
    if (m_rows[static_cast<std::size_t>(at)].line > 0) return m_rows[static_cast<std::size_t>(at)].line;
  }
  return 0;
}

int ReviewLines::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReviewLines::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QVariant ReviewLines::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<std::size_t>(index.column());
  const bool isLine = row.kind == RowKind::Line;
  const bool isFollowed =
      index.column() < kWritten || row.isFollowed[board::indexOf(sideOfColumn(index.column()))];
  switch (role) {
    case NotFollowedRole:
      return !isFollowed;
    case FilledRole:
      return isLine && column < kWritten && row.isFilled[column];
    case RowKindRole:
      return static_cast<int>(row.kind);
    case MarkRole:
      return static_cast<int>(!isLine ? row.mark : column < kWritten ? row.marks[column] : Mark::None);
    case Qt::DisplayRole:
      return isLine ? struckText(row.cells[column]).shown : row.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
      if (!isLine) return row.text;
      if (!row.reasons[column].isEmpty()) return row.reasons[column];
      if (!struckText(row.cells[column]).struck.empty()) return m_translator(Phrase::CrossedOut);
      if (!isFollowed) return m_translator(Phrase::NotFollowed);
      return row.cells[column].isEmpty() ? QVariant() : QVariant(row.cells[column]);
    case Qt::TextAlignmentRole:
      return QVariant(Qt::AlignVCenter | (!isLine || column % 3 == 0 ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole: {
      const bool isStruck = isLine && struckText(row.cells[column]).isWhole();
      const bool isFilled = isLine && column < kWritten && row.isFilled[column];
      if (!isLine || (!row.isChanged[column] && !isStruck && !isFilled)) return {};
      QFont font;
      font.setItalic(isFilled);
      font.setStrikeOut(isStruck || (row.isChanged[column] && column < kWritten));
      font.setBold(row.isChanged[column] && column >= kWritten);
      return font;
    }
    default:
      return {};
  }
}

QVariant ReviewLines::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole || section < 0) return {};
  if (orientation == Qt::Vertical) {
    if (section >= rowCount()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(section)];
    if (row.number > 0) {
      const bool isRuling = row.kind == RowKind::Ruling;
      return m_translator(isRuling ? Phrase::RulingNumber : Phrase::FindingNumber).arg(row.number);
    }
    if (row.kind != RowKind::Line) return QString();
    return row.line > 0 ? QVariant(row.line) : QVariant(QStringLiteral("+"));
  }
  constexpr Phrase kHeads[] = {Phrase::Move, Phrase::Score, Phrase::Total};
  return section < kColumns ? m_translator(kHeads[section % 3]) : QVariant();
}

}  // namespace damath::window
