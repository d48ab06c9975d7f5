// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/finding_board.hpp"

#include <algorithm>

#include "core/rules/legal_turns.hpp"

namespace damath::cli {

namespace {

using board::Bits;
using board::maskOf;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;

Bits marksOf(const rules::Turn& turn) {
  Bits squares = maskOf(turn.start()) | maskOf(turn.end());
  for (const rules::Jump& jump : turn.jumps()) squares |= maskOf(jump.taken) | maskOf(jump.landing);
  return squares;
}

// Returns the squares of a turn; of a chain only those of the given jump, which the line records.
Bits marksOf(const rules::Turn& turn, std::size_t jump) {
  if (jump >= turn.jumps().size()) return marksOf(turn);
  const board::Square from = jump == 0 ? turn.start() : turn.jumps()[jump - 1].landing;
  return maskOf(from) | maskOf(turn.jumps()[jump].taken) | maskOf(turn.jumps()[jump].landing);
}

// Returns the squares of all chips that may move in this position and of those that they may take.
Bits squaresDue(const sheet::Audited& audited, const board::Position& position) {
  Bits squares = 0;
  for (const rules::Turn& turn : rules::legalTurns(audited.law.ruleset, position)) {
    squares |= maskOf(turn.start());
    for (const rules::Jump& jump : turn.jumps()) squares |= maskOf(jump.taken);
  }
  return squares;
}

// Returns the squares of the chips that an R.C. finding lists. Empty if it lists all chips left.
Bits squaresLeft(const Finding& finding, const board::Position& last) {
  Bits squares = 0;
  const auto* chips = finding.factsAs<std::vector<sheet::PlacedChip>>();
  if (chips == nullptr || !finding.side) return squares;
  for (const sheet::PlacedChip& chip : *chips) squares |= maskOf(chip.square);
  const bool all = finding.code == FindingCode::MissingRemaining && squares == last.of(*finding.side);
  return all && chips->size() > 1 ? 0 : squares;
}

std::optional<FindingBoard> atTheEnd(const sheet::Audited& audited, const Finding& finding) {
  const auto last = audited.report.lastPosition();
  if (!last) return std::nullopt;
  const Bits marks = finding.cell == Cell::Remaining ? squaresLeft(finding, *last) : 0;
  if (finding.cell == Cell::Remaining && marks == 0) return std::nullopt;
  return FindingBoard{*last, marks, board::Side::Blue, FindingBoard::Moment::AtTheEnd};
}

std::optional<FindingBoard> unturned(const sheet::Audited& audited, const Finding& finding) {
  const sheet::AuditReport& report = audited.report;
  if (finding.code == FindingCode::Gap) {
    if (report.turns.empty())
      return FindingBoard{report.start, 0, board::Side::Blue, FindingBoard::Moment::AtTheGap};
    // The position after the last turn before the lines that the replay could not follow.
    const auto behind = std::ranges::find_if(report.turns, [&](const sheet::ReplayedTurn& turn) {
      return !turn.lines.empty() && finding.line && turn.lines.front() > *finding.line;
    });
    const board::Position& before = behind == report.turns.begin() ? report.start : std::prev(behind)->after;
    return FindingBoard{before, 0, board::Side::Blue, FindingBoard::Moment::AtTheGap};
  }
  if (finding.code == FindingCode::EntryAfterEnd || finding.cell == Cell::Remaining) {
    return atTheEnd(audited, finding);
  }
  if (finding.cell == Cell::Total) return std::nullopt;
  if (!finding.turn) return std::nullopt;
  const rules::Turn& turn = report.turns[finding.turn->turn].turn;
  const board::Position& position = report.turns[finding.turn->turn].before;
  FindingBoard shown{position, 0};
  if (standsAsPlayed(finding.code)) {
    shown.marks = maskOf(turn.start()) | maskOf(turn.end()) | squaresDue(audited, position);
  } else {
    const bool whole = finding.code == FindingCode::MissingLine;
    shown.marks = whole ? marksOf(turn) : marksOf(turn, finding.turn->jump);
  }
  return shown;
}

}  // namespace

std::optional<FindingBoard> boardOf(const sheet::Audited& audited, const Finding& finding) {
  auto shown = unturned(audited, finding);
  const bool own = audited.law.set.notationFrame(audited.law.ruleset) == board::Frame::OwnSide;
  if (shown && own && finding.side) shown->viewer = *finding.side;
  return shown;
}

}  // namespace damath::cli
