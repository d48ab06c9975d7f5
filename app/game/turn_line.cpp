// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/turn_line.hpp"

#include "core/rules/score.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::game {

namespace {

bool isOpen(const sheet::Law& law, const rules::JumpScore& score) {
  // A jump that divides by zero has no score, or the arbiter must decide the score (S4).
  return sheet::hasNoScore(law, score) || sheet::isAsked(law, score);
}

}  // namespace

std::string jumpLine(board::Piece taker, board::Piece taken, board::Square landing,
                     const rules::Ruleset& ruleset, const rules::ChipSet& set) {
  const sheet::Law law{ruleset, set};
  const rules::JumpScore score = rules::scoreOf(ruleset, set, taker, taken, landing);
  return sheet::captureText(set, taker.chip, score.sign, taken.chip) + " = " +
         (isOpen(law, score) ? "–" : sheet::scoreText(law, score));
}

std::string jumpFigure(board::Piece taker, board::Piece taken, board::Square landing,
                       const rules::Ruleset& ruleset, const rules::ChipSet& set) {
  const sheet::Law law{ruleset, set};
  const rules::JumpScore score = rules::scoreOf(ruleset, set, taker, taken, landing);
  return isOpen(law, score) ? "–" : sheet::scoreFigure(law, score);
}

std::string turnLine(const rules::Turn& turn, const board::Position& position, const rules::Ruleset& ruleset,
                     const rules::ChipSet& set) {
  const board::Piece mover = *position.at(turn.start());
  const auto square = [&](board::Square place) { return sheet::squareText(ruleset, set, place, mover.side); };
  if (!turn.isCapture()) return set.chips[mover.chip].text + " " + square(turn.start()) + square(turn.end());
  std::string line;
  std::string route = square(turn.start());
  for (const rules::Jump& jump : turn.jumps()) {
    if (!line.empty()) line += "; ";
    line += jumpLine(mover, *position.at(jump.taken), jump.landing, ruleset, set);
    route += square(jump.landing);
  }
  return line + " " + route;
}

}  // namespace damath::game
