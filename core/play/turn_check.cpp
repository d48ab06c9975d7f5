// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/turn_check.hpp"

#include <algorithm>

#include "core/play/live_sheet.hpp"
#include "core/play/turn_offer.hpp"
#include "core/precondition.hpp"

namespace damath::play {

namespace {

using board::Side;

// Returns the numbers of the last `count` lines in which the side has a move.
std::vector<int> lastLines(const sheet::Sheet& sheet, Side side, std::size_t count) {
  std::vector<int> lines;
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    if (sheet.lines[i].of(side).kind == sheet::HalfKind::Play) lines.push_back(static_cast<int>(i) + 1);
  }
  lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(std::min(count, lines.size())));
  return lines;
}

std::optional<std::size_t> columnOf(sheet::Cell cell) {
  switch (cell) {
    case sheet::Cell::Move:
      return 0;
    case sheet::Cell::Score:
      return 1;
    case sheet::Cell::Total:
      return 2;
    default:
      return std::nullopt;
  }
}

}  // namespace

TurnCheck checkedTurn(const LiveGame& game, std::string_view typed) {
  DAMATH_EXPECTS(!game.outcome() && game.setup().keeping == Keeping::Arbiter);
  TurnCheck check;
  auto offer = offeredTurn(game, typed);
  if (!offer) {
    check.fault = offer.error();
    return check;
  }
  LiveGame after = game;
  const Side side = game.position().toMove();
  after.make(*offer, milliseconds(0));
  check.sheet = sheetOf(after);
  const LiveSetup& setup = game.setup();
  check.report = sheet::audit(check.sheet, setup.set, setup.ruleset, setup.start);
  const std::size_t count = offer->turn.isCapture() ? offer->turn.jumps().size() : 1;
  check.lines = lastLines(check.sheet, side, count);
  check.isRight.assign(check.lines.size(), {true, true, true});
  for (std::size_t i = 0; i < check.report.findings.size(); ++i) {
    const sheet::Finding& finding = check.report.findings[i];
    const auto line = finding.line ? std::ranges::find(check.lines, *finding.line) : check.lines.end();
    const bool isOfTurn =
        line != check.lines.end() && finding.side == side && finding.severity() == sheet::Severity::Error;
    if (!isOfTurn) continue;
    check.findings.push_back(i);
    if (const auto column = columnOf(finding.cell)) {
      check.isRight[static_cast<std::size_t>(line - check.lines.begin())][*column] = false;
    }
  }
  check.turn = *std::move(offer);
  return check;
}

}  // namespace damath::play
