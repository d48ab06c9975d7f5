// SPDX-License-Identifier: GPL-3.0-or-later
// The turns that are possible on the board, each illegal one with the rule that it breaks. The ruleset's own
// answers decide the rule: if damas go before the number of chips, a capture by an ordinary chip breaks K6,
// no matter how many chips it takes.
#pragma once

#include <vector>

#include "core/rules/legal_turns.hpp"

namespace damath::rules {

// The properties of a finished capture that matter for K5 and K6.
struct CaptureClaim {
  int jumps;
  board::Rank taker;  // rank at the start of the turn
};

// Returns the rule that `made` breaks when `due` is due: DamaPriority (K6) or NotMaximum (K5). Precondition:
// `due` has the greater weight under this priority.
[[nodiscard]] Breach captureBreach(CapturePriority priority, CaptureClaim made, CaptureClaim due);

[[nodiscard]] std::vector<PlayableTurn> judgedTurns(const Movement& movement,
                                                    const board::Position& position);
[[nodiscard]] inline std::vector<PlayableTurn> judgedTurns(const Ruleset& ruleset,
                                                           const board::Position& position) {
  return judgedTurns(movementOf(ruleset), position);
}

}  // namespace damath::rules
