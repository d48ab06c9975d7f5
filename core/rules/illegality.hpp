// SPDX-License-Identifier: GPL-3.0-or-later
// Which clause a turn that somebody wants to make breaks.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

struct Illegality {
  Clause clause;          // of rulebook 3, or that of the ruleset's answer; of 10 where a companion differs
  std::size_t step = 0;   // the jump that breaks it, from 0
  std::vector<Turn> due;  // the legal turns, where such were compulsory
};

// Nothing where the turn is legal; the ruleset is of Damath alone. Promise: a chip of the side to move stands
// at the start, and an enemy on every square that the turn takes from.
[[nodiscard]] std::optional<Illegality> illegality(Game game, const Ruleset& ruleset,
                                                   const board::Position& position, const Turn& turn);

}  // namespace damath::rules
