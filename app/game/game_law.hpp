// SPDX-License-Identifier: GPL-3.0-or-later
// The game that is played, with its law, its chips and the position that it begins from.
#pragma once

#include "core/notation/board/seed_json.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::game {

// A companion game (rulebook 10) has its own movement; its ruleset and set are the defaults and say nothing.
struct Law {
  rules::Game game;
  rules::Movement movement;
  rules::Ruleset ruleset;
  rules::ChipSet set;
  board::Position start;

  [[nodiscard]] bool hasScores() const { return game == rules::Game::Damath; }
  // Lives no longer than this.
  [[nodiscard]] notation::GameLaw forNotation() const { return {ruleset, set, game}; }
};

// Each from its game's first position.
[[nodiscard]] Law damathLaw(rules::Ruleset ruleset, rules::ChipSet set);
// Promise: the game is no Damath.
[[nodiscard]] Law lawOfCompanion(rules::Game game);

}  // namespace damath::game
