// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/random_game.hpp"

#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::bench {

std::vector<rules::Turn> randomGame(const rules::ChipSet& set, std::mt19937& random, std::size_t mostTurns) {
  std::vector<rules::Turn> game;
  board::Position position = rules::startPosition(set, rules::manual());
  rules::TurnList turns;
  while (game.size() < mostTurns) {
    rules::listLegalTurns(rules::manual(), position, turns);
    if (turns.empty()) break;
    game.push_back(turns[random() % turns.size()]);
    rules::play(rules::manual(), position, game.back());
  }
  return game;
}

}  // namespace damath::bench
