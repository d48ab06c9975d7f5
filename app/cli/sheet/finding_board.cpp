// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/finding_board.hpp"

#include <algorithm>
#include <string>

#include "core/rules/legal_turns.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::cli {

namespace {

using board::Bits;
using board::maskOf;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;

Bits squaresOf(const rules::Turn& turn) {
  Bits squares = maskOf(turn.start()) | maskOf(turn.end());
  for (const rules::Jump& jump : turn.jumps()) squares |= maskOf(jump.taken) | maskOf(jump.landing);
  return squares;
}

// Of a chain only the jump that the line records.
Bits squaresOf(const rules::Turn& turn, std::size_t jump) {
  if (jump >= turn.jumps().size()) return squaresOf(turn);
  const board::Square from = jump == 0 ? turn.start() : turn.jumps()[jump - 1].landing;
  return maskOf(from) | maskOf(turn.jumps()[jump].taken) | maskOf(turn.jumps()[jump].landing);
}

bool breaksCapture(FindingCode code) {
  return code == FindingCode::MissedCapture || code == FindingCode::NotMaximum ||
         code == FindingCode::DamaPriority || code == FindingCode::ChainNotFinished;
}

// Who could take whom instead.
Bits squaresDue(const sheet::Audited& audited, const board::Position& position) {
  Bits squares = 0;
  for (const rules::Turn& turn : rules::legalTurns(audited.law.ruleset, position)) {
    squares |= maskOf(turn.start());
    for (const rules::Jump& jump : turn.jumps()) squares |= maskOf(jump.taken);
  }
  return squares;
}

// The chips that an R.C. finding lists or is about; none where it lists all that are left.
Bits squaresLeft(const sheet::Audited& audited, const Finding& finding, const board::Position& last) {
  Bits squares = 0;
  if (const auto chip = sheet::remainingChip(audited, finding)) squares = maskOf(chip->square);
  if (finding.code != FindingCode::MissingRemaining || !finding.side) return squares;
  const std::string listed = ", " + finding.correct.value_or("") + ",";
  int left = 0;
  int found = 0;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto square = last.find(*finding.side, chip);
    if (!square) continue;
    ++left;
    const std::string text = sheet::remainingText(audited.law.set, *last.at(*square));
    if (listed.find(", " + text + ",") == std::string::npos) continue;
    ++found;
    squares |= maskOf(*square);
  }
  return found == left && left > 1 ? 0 : squares;
}

std::optional<FindingBoard> atTheEnd(const sheet::Audited& audited, const Finding& finding) {
  const auto last = sheet::lastPosition(audited.report);
  if (!last) return std::nullopt;
  const Bits marks = finding.cell == Cell::Remaining ? squaresLeft(audited, finding, *last) : 0;
  if (finding.cell == Cell::Remaining && marks == 0) return std::nullopt;
  return FindingBoard{*last, marks, board::Side::Blue, FindingBoard::Moment::AtTheEnd};
}

std::optional<FindingBoard> unturned(const sheet::Audited& audited, const Finding& finding) {
  const sheet::AuditReport& report = audited.report;
  if (finding.code == FindingCode::Gap) {
    if (report.turns.empty())
      return FindingBoard{report.start, 0, board::Side::Blue, FindingBoard::Moment::AtTheGap};
    // The last turn before the lines that fit no play.
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
  const auto place = sheet::turnOf(report, finding);
  const auto position = place ? sheet::positionBefore(report, place->turn) : std::nullopt;
  if (!position) return std::nullopt;
  const rules::Turn& turn = report.turns[place->turn].turn;
  FindingBoard shown{*position, 0};
  if (breaksCapture(finding.code)) {
    shown.marks = maskOf(turn.start()) | maskOf(turn.end()) | squaresDue(audited, *position);
  } else {
    const bool whole = finding.code == FindingCode::MissingLine;
    shown.marks = whole ? squaresOf(turn) : squaresOf(turn, place->jump);
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
