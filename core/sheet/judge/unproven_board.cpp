// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/unproven_board.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace damath::sheet {

namespace {

// Play is followed across a difference if this many entries after it can be played without another
// difference. Each further difference before these entries needs more of them.
constexpr std::size_t kEntriesThatConfirm = 10;
constexpr std::size_t kEntriesForEachMore = 6;

// True if the finding follows from the board alone, and not from the figures in the cell.
bool isByBoard(const Finding& finding) {
  switch (finding.code) {
    case FindingCode::NoSuchChip:
      return finding.kind == FindingCase::TakenBefore;
    case FindingCode::WrongTurn:
    case FindingCode::IllegalMove:
    case FindingCode::MissedCapture:
    case FindingCode::NotMaximum:
    case FindingCode::DamaPriority:
    case FindingCode::ChainNotFinished:
    case FindingCode::WrongOperator:
    case FindingCode::WrongOperand:
    case FindingCode::WrongMultiplier:
    case FindingCode::MissingLine:
    case FindingCode::ExtraRemaining:
      return true;
    case FindingCode::WrongRemaining:
      return finding.kind == FindingCase::DoubledChip || finding.kind == FindingCase::OtherChip;
    default:
      return false;
  }
}

// True if the finding is a difference between the lines and the board that more lines may explain otherwise.
bool isDifference(const Finding& finding) {
  switch (finding.code) {
    case FindingCode::EntryAfterEnd:
    case FindingCode::RepeatedLine:
    case FindingCode::ExchangedColumns:
    case FindingCode::MovedColumn:
    case FindingCode::ExchangedLines:
    case FindingCode::SeveralGames:
    case FindingCode::Gap:
      return true;
    default:
      return isByBoard(finding);
  }
}

// True if the finding follows from the text of its own cell, on any board.
bool isByText(const Finding& finding) {
  return finding.code == FindingCode::UnreadableEntry || finding.code == FindingCode::JumpsInOneLine ||
         (finding.code == FindingCode::NoSuchChip && finding.kind != FindingCase::TakenBefore);
}

// The place of a difference in the order of play.
struct Difference {
  std::size_t turn;     // index into AuditReport::turns; their number if no turn follows
  std::size_t finding;  // index into AuditReport::findings
  friend auto operator<=>(const Difference&, const Difference&) = default;
};

// True if the turn ends at the entry of the finding or later in the order of play.
bool endsFrom(const Finding& finding, const ReplayedTurn& turn, HalfOrder order) {
  const board::Side first = order == HalfOrder::BlueFirst ? board::Side::Blue : board::Side::Red;
  const bool isBeforeIt = finding.line && finding.side && *finding.side != turn.side && turn.side == first;
  const int line = finding.line ? *finding.line : *finding.beforeLine;
  return std::ranges::any_of(turn.lines, [&](int each) { return isBeforeIt ? each > line : each >= line; });
}

// Returns the turn of the finding, or the first turn that ends at its entry or later.
std::size_t turnOf(const AuditReport& report, const Finding& finding, HalfOrder order) {
  if (finding.turn) return finding.turn->turn;
  if (!finding.line && !finding.beforeLine) return report.turns.size();
  const auto found = std::ranges::find_if(
      report.turns, [&](const ReplayedTurn& turn) { return endsFrom(finding, turn, order); });
  return static_cast<std::size_t>(found - report.turns.begin());
}

// True if the finding is about a chain at the end of the lines: its next jump may follow.
bool isChainAtEnd(const AuditReport& report, const Finding& finding) {
  return finding.code == FindingCode::ChainNotFinished && report.replay == Replay::Complete && finding.turn &&
         finding.turn->turn + 1 == report.turns.size();
}

// Returns the root differences in the order of play.
std::vector<Difference> differencesIn(const AuditReport& report, HalfOrder order) {
  std::vector<Difference> all;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    const bool isRoot = !finding.causedBy && isDifference(finding) && !isChainAtEnd(report, finding);
    if (isRoot) all.push_back({turnOf(report, finding, order), i});
  }
  std::ranges::sort(all);
  return all;
}

// Returns the number of entries on paper of the turns after `from` and before `to`.
std::size_t entriesBetween(const AuditReport& report, std::size_t from, std::size_t to) {
  std::size_t entries = 0;
  for (std::size_t i = from + 1; i < to; ++i) entries += report.turns[i].lines.size();
  return entries;
}

// Returns the number of differences across which play is followed. It is never followed across a gap.
std::size_t countConfirmed(const AuditReport& report, const std::vector<Difference>& all) {
  std::size_t confirmed = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (report.findings[all[i].finding].code == FindingCode::Gap) break;
    const std::size_t next = i + 1 < all.size() ? all[i + 1].turn : report.turns.size();
    const std::size_t needed = kEntriesThatConfirm + (i - confirmed) * kEntriesForEachMore;
    if (entriesBetween(report, all[i].turn, next) >= needed) confirmed = i + 1;
  }
  return confirmed;
}

// Returns the note that takes the place of a difference. It names the place, but no mistake.
Finding noteOf(const Finding& difference) {
  const bool isLeftOut =
      difference.code == FindingCode::MovedColumn || difference.code == FindingCode::MissingLine;
  Finding note;
  note.code = FindingCode::Gap;
  note.kind = isLeftOut ? FindingCase::PerhapsLeftOut : FindingCase::Unconfirmed;
  note.line = difference.line ? difference.line : difference.beforeLine;
  note.side = difference.side;
  note.clause = "N6";
  if (difference.line && difference.cell == Cell::Move) note.written = difference.written;
  return note;
}

// Removes what a report says about a cell beyond the text of the cell.
void leaveOpen(Finding& finding) {
  finding.correct.reset();
  finding.counted.reset();
  finding.alternatives.clear();
  finding.facts = {};
}

}  // namespace

void leaveGuessedBoardsOpen(AuditReport& report) {
  const auto gap = std::ranges::find_if(report.findings, [](const Finding& finding) {
    return finding.code == FindingCode::Gap && finding.untilLine;
  });
  if (gap == report.findings.end()) return;
  for (auto each = gap + 1; each != report.findings.end(); ++each) {
    Finding& finding = *each;
    if (finding.line && *finding.line < *gap->untilLine) continue;
    const Finding& root = finding.causedBy ? report.findings[*finding.causedBy] : finding;
    if (!isByBoard(finding) && !root.isOnGuessedBoard) continue;
    finding.isOnGuessedBoard = true;
    leaveOpen(finding);
  }
}

bool withholdUnconfirmed(AuditReport& report, HalfOrder order) {
  const std::vector<Difference> all = differencesIn(report, order);
  if (all.empty()) return false;
  const std::size_t confirmed = countConfirmed(report, all);
  const bool isCut = confirmed < all.size();
  const std::size_t end = isCut ? all[confirmed].turn : report.turns.size() + 1;
  std::vector<std::optional<std::size_t>> kept(report.findings.size());  // the new index of each finding
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    Finding& finding = report.findings[i];
    const auto place = std::ranges::find(all, i, &Difference::finding);
    if (place != all.end() && finding.code != FindingCode::Gap) {
      if (place - all.begin() <= static_cast<std::ptrdiff_t>(confirmed)) findings.push_back(noteOf(finding));
      continue;
    }
    // Another game explains the lines too, so perhaps the chain is none.
    if (isChainAtEnd(report, finding)) continue;
    const bool isFirst = isCut && i == all[confirmed].finding;
    const bool isBefore = turnOf(report, finding, order) < end || isFirst;
    const bool isKept =
        finding.causedBy ? isBefore && kept[*finding.causedBy] : isBefore || isByText(finding);
    if (!isKept) continue;
    kept[i] = findings.size();
    if (finding.causedBy) finding.causedBy = kept[*finding.causedBy];
    if (!isBefore) {
      leaveOpen(finding);
      finding.turn.reset();
    }
    findings.push_back(std::move(finding));
  }
  report.findings = std::move(findings);
  if (!isCut) return true;
  report.turns.resize(std::min(end, report.turns.size()));
  report.replay = report.turns.empty() ? Replay::None : Replay::Partial;
  return true;
}

}  // namespace damath::sheet
