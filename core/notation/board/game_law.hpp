// SPDX-License-Identifier: GPL-3.0-or-later
// The ruleset, chip set and game by which a document of a position or turn is read or written.
#pragma once

#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::notation {

// For a companion game, the ruleset has no effect, and the chip set only gives the texts of the chips.
struct GameLaw {
  const rules::Ruleset& ruleset;
  const rules::ChipSet& set;
  rules::Game game = rules::Game::Damath;

  [[nodiscard]] bool hasScores() const { return game == rules::Game::Damath; }
  [[nodiscard]] rules::Movement movement() const {
    return hasScores() ? movementOf(ruleset) : movementOf(rules::companionLaw(game));
  }
  [[nodiscard]] board::Side firstMover() const {
    return hasScores() ? ruleset.firstMover.answer() : rules::companionLaw(game).firstMover.answer();
  }
};

}  // namespace damath::notation
