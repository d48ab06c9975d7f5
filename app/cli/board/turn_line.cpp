// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board/turn_line.hpp"

#include "core/rules/score.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::cli {

std::string turnLine(const rules::Turn& turn, const board::Position& position, const rules::Ruleset& ruleset,
                     const rules::ChipSet& set) {
  const board::Piece mover = *position.at(turn.start());
  const auto square = [&](board::Square place) { return sheet::squareText(ruleset, set, place, mover.side); };
  if (!turn.isCapture()) return set.chips[mover.chip].text + " " + square(turn.start()) + square(turn.end());
  const sheet::Law law{ruleset, set};
  std::string line;
  std::string route = square(turn.start());
  for (const rules::Jump& jump : turn.jumps()) {
    const board::Piece taken = *position.at(jump.taken);
    const rules::JumpScore score = rules::scoreOf(ruleset, set, mover, taken, jump.landing);
    if (!line.empty()) line += "; ";
    const bool open = sheet::hasNoScore(law, score) || sheet::isAsked(law, score);  // S4
    line += sheet::captureText(set, mover.chip, score.sign, taken.chip) + " = " +
            (open ? "–" : sheet::scoreText(law, score));
    route += square(jump.landing);
  }
  return line + " " + route;
}

}  // namespace damath::cli
