// SPDX-License-Identifier: GPL-3.0-or-later
// The kind of game (Damath, English draughts, Dame), with its ruleset, its chip set and its start position.
#pragma once

#include "core/notation/board/seed_json.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::game {

// In a companion game (rulebook 10), `movement` holds the rules; `ruleset` and `set` are defaults without
// meaning.
struct Law {
  rules::Game game;
  rules::Movement movement;
  rules::Ruleset ruleset;
  rules::ChipSet set;
  board::Position start;

  [[nodiscard]] bool hasScores() const { return game == rules::Game::Damath; }
  // The result refers to this object, which must outlive it.
  [[nodiscard]] notation::GameLaw forNotation() const { return {ruleset, set, game}; }
};

// The two functions start from the game's usual start position.
[[nodiscard]] Law damathLaw(rules::Ruleset ruleset, rules::ChipSet set);
// Precondition: `game` is not Damath.
[[nodiscard]] Law lawOfCompanion(rules::Game game);

}  // namespace damath::game
