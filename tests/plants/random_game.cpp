// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/random_game.hpp"

#include "core/rules/legal_turns.hpp"

namespace damath::plants {

sheet::GameRecord randomGame(const rules::ChipSet& set, int turns, Lots& lots,
                             const rules::Ruleset& ruleset) {
  sheet::GameRecord game;
  game.start = rules::startPosition(set, ruleset);
  board::Position position = game.start;
  for (int i = 0; i < turns; ++i) {
    const rules::TurnList legal = rules::legalTurns(ruleset, position);
    if (legal.empty()) {
      game.ending = rules::Ending::Cornered;
      break;
    }
    game.turns.push_back(legal[pick(lots, legal.size())]);
    rules::play(ruleset, position, game.turns.back());
  }
  return game;
}

}  // namespace damath::plants
