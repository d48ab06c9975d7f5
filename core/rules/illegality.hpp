// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the clause of the rulebook that an illegal turn breaks.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

struct Illegality {
  // The broken clause: of rulebook section 3, or "9" if an option of the ruleset forbids the turn. In a
  // companion game: the clause of section 10, if there is one.
  Clause clause;
  std::size_t step = 0;  // index of the jump that breaks the clause, from 0
  // The legal turns that were compulsory instead; empty if the turn was impossible on the board.
  std::vector<Turn> due;
};

// Returns the clause that the turn breaks. nullopt if the turn is legal. `ruleset` matters only for Damath.
// Precondition: the turn's start square holds a chip of the side to move, and every square from which the
// turn takes holds an enemy.
[[nodiscard]] std::optional<Illegality> illegality(Game game, const Ruleset& ruleset,
                                                   const board::Position& position, const Turn& turn);

}  // namespace damath::rules
