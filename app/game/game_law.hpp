// SPDX-License-Identifier: GPL-3.0-or-later
// The law of a game: its kind (Damath, English draughts or Dame), its ruleset, its chip set and its start
// position.
#pragma once

#include "core/notation/board/game_law.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::game {

// The law of a game. For a companion game (English draughts or Dame, rulebook 10), the rules are in
// `movement`; `ruleset` and `set` are unused defaults.
struct Law {
  rules::Game game;
  rules::Movement movement;
  rules::Ruleset ruleset;
  rules::ChipSet set;
  board::Position start;

  [[nodiscard]] bool hasScores() const { return game == rules::Game::Damath; }
  // Returns the law in the form that core/notation needs. The returned value refers to this object, which
  // must outlive it.
  [[nodiscard]] notation::GameLaw forNotation() const { return {ruleset, set, game}; }
};

// Returns the law of Damath with this ruleset, this chip set and the usual start position.
[[nodiscard]] Law damathLaw(rules::Ruleset ruleset, rules::ChipSet set);
// Returns the law of a companion game with its usual start position. Precondition: `game` is not Damath.
[[nodiscard]] Law lawOfCompanion(rules::Game game);

}  // namespace damath::game
