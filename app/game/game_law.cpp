// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_law.hpp"

#include "core/rules/standard_rulesets.hpp"

namespace damath::game {

Law damathLaw(rules::Ruleset ruleset, rules::ChipSet set) {
  Law law{rules::Game::Damath, movementOf(ruleset), std::move(ruleset), std::move(set), board::Position()};
  law.start = rules::startPosition(law.set, law.ruleset);
  return law;
}

Law lawOfCompanion(rules::Game game) {
  const rules::CompanionLaw& law = rules::companionLaw(game);
  return {game, movementOf(law), rules::manual(), *rules::builtInChipSet("integer"), startPosition(law)};
}

}  // namespace damath::game
