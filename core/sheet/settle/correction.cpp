// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/correction.hpp"

#include <algorithm>

#include "core/sheet/record/filled_cell.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::sheet {

namespace {

// True if a finding about an R.C. row concerns the row's chip, not its figure.
bool speaksOfChip(const Finding& finding, const Half& half) {
  if (finding.written.empty() || finding.written != half.move) return false;
  return finding.code == FindingCode::NoSuchChip || finding.code == FindingCode::ExtraRemaining ||
         finding.written != half.score;
}

// Returns the text that the finding is about, in this half of the line; null for Cell::Result. Sets `cell` to
// the cell of that text, which is Move for the chip of an R.C. row.
std::string* cellOf(Half& half, const Finding& finding, Cell& cell) {
  cell = finding.cell;
  switch (finding.cell) {
    case Cell::Move:
      return &half.move;
    case Cell::Score:
      return &half.score;
    case Cell::Total:
      return &half.total;
    case Cell::Remaining:
      if (speaksOfChip(finding, half)) {
        cell = Cell::Move;
        return &half.move;
      }
      break;
    case Cell::RemainingTotal:
    case Cell::GrandTotal:
      break;
    case Cell::Result:
      return nullptr;
  }
  return half.score.empty() && !half.total.empty() ? &half.total : &half.score;
}

// Returns the text that should stand in the finding's cell; nullopt if the finding has no such text.
const std::optional<std::string>& dueText(const Finding& finding) {
  return finding.correct ? finding.correct : finding.counted;
}

struct Target {
  std::string* text = nullptr;
  Cell cell = Cell::Move;
};

Target targetOf(Sheet& sheet, const Finding& finding) {
  if (!finding.line || !finding.side || !dueText(finding)) return {};
  if (finding.severity() == Severity::Note || standsAsPlayed(finding.code)) return {};
  const auto index = static_cast<std::size_t>(*finding.line - 1);
  if (index >= sheet.lines.size()) return {};
  Target target;
  target.text = cellOf(sheet.lines[index].of(*finding.side), finding, target.cell);
  return target;
}

// True if the finding follows from a habit that is reported at the same cell. The finding about the habit
// already corrects the cell, so a second correction is not needed.
bool isCellOfHabit(const AuditReport& report, const Finding& finding) {
  if (!finding.causedBy) return false;
  const Finding& cause = report.findings[*finding.causedBy];
  return cause.factsAs<HabitScope>() != nullptr && cause.line == finding.line && cause.side == finding.side &&
         cause.cell == finding.cell && dueText(cause).has_value();
}

// Returns the moves of open turns that have an error but no single correct text, because several turns fit. A
// missing line adds a blank move for each of its jumps.
std::vector<OpenMove> openMoves(const AuditReport& report) {
  std::vector<OpenMove> open;
  for (const Finding& finding : report.findings) {
    const bool isOfMove = finding.turn && finding.cell == Cell::Move && !finding.correct &&
                          finding.severity() == Severity::Error;
    if (!isOfMove || !report.turns[finding.turn->turn].isOpen) continue;
    if (finding.code != FindingCode::MissingLine) {
      open.push_back({*finding.turn, finding.written});
      continue;
    }
    const std::size_t jumps = report.turns[finding.turn->turn].turn.jumps().size();
    for (std::size_t jump = 0; jump < std::max<std::size_t>(jumps, 1); ++jump)
      open.push_back({{finding.turn->turn, jump}, {}});
  }
  return open;
}

bool hasOpenRoutes(const AuditReport& report) {
  return std::ranges::any_of(
      report.findings, [](const Finding& finding) { return finding.code == FindingCode::AmbiguousRoute; });
}

}  // namespace

std::vector<Correction> corrections(const Sheet& sheet, const AuditReport& report) {
  Sheet copy = sheet;
  std::vector<Correction> found;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    const Target target = targetOf(copy, finding);
    if (target.text == nullptr || isCellOfHabit(report, finding)) continue;
    found.push_back({*finding.line, *finding.side, target.cell, *target.text, *dueText(finding), i});
  }
  return found;
}

Sheet corrected(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                const AuditReport& report) {
  Sheet result = sheet;
  if (report.replay == Replay::Complete) {
    GameRecord game;
    game.start = report.start;
    game.ending = report.ending;
    for (const ReplayedTurn& turn : report.turns) {
      game.turns.push_back(turn.turn);
      // Keeps the arbiter's decision about a division by 0, which the report holds only as the value of the
      // score.
      for (const rules::JumpScore& score : turn.scores) {
        if (score.divisionByZero) game.rulings.push_back(score.value);
      }
    }
    game.openMoves = openMoves(report);
    const Routes routes = hasOpenRoutes(report) ? Routes::Written : Routes::AsOnPaper;
    result.lines = written(game, set, ruleset, routes).lines;
    // The program has written all cells, and the line numbers may differ from the paper, so the list of
    // filled cells is cleared.
    setFilledCells(result, {});
  } else {
    for (const Finding& finding : report.findings) {
      const Target target = targetOf(result, finding);
      if (target.text == nullptr) continue;
      *target.text = *dueText(finding);
      // A chip that is not on the board has no figure, so the chip and figure of its row are both cleared.
      if (finding.code == FindingCode::ExtraRemaining) {
        result.lines[static_cast<std::size_t>(*finding.line - 1)].of(*finding.side) = Half{};
      }
    }
  }
  if (report.ending != sheet.ending()) result.setTag(kEndingTag, std::string(rules::toText(report.ending)));
  if (!report.isResultOpen) result.setTag(kResultTag, std::string(rules::toText(report.result)));
  return result;
}

}  // namespace damath::sheet
