// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the clause that a turn breaks.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

struct Illegality {
  // The broken clause: of rulebook 3, or the clause of the ruleset's answer. In a companion game with a
  // clause of its own, the clause of rulebook 10.
  Clause clause;
  std::size_t step = 0;   // index of the jump that breaks the clause, from 0
  std::vector<Turn> due;  // the legal turns, if they were compulsory
};

// nullopt if the turn is legal. `ruleset` matters only for Damath. Precondition: `start` holds a chip of the
// side to move, and every square from which the turn takes holds an enemy.
[[nodiscard]] std::optional<Illegality> illegality(Game game, const Ruleset& ruleset,
                                                   const board::Position& position, const Turn& turn);

}  // namespace damath::rules
