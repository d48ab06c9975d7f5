// SPDX-License-Identifier: GPL-3.0-or-later
// The turns that could be made on the board, each illegal one with the rule it breaks by the ruleset's own
// answers: where a dama goes before number, an ordinary chip that took breaks K6 however many chips it took.
#pragma once

#include <vector>

#include "core/rules/legal_turns.hpp"

namespace damath::rules {

// A finished capture, as K5 and K6 look at it.
struct CaptureClaim {
  int jumps;
  board::Rank taker;  // when the turn began
};

// What makes one capture illegal where the other is due: DamaPriority (K6) or NotMaximum (K5).
// Promise: `due` weighs more under this priority.
[[nodiscard]] Breach captureBreach(CapturePriority priority, CaptureClaim made, CaptureClaim due);

[[nodiscard]] std::vector<PlayableTurn> judgedTurns(const Movement& movement,
                                                    const board::Position& position);
[[nodiscard]] inline std::vector<PlayableTurn> judgedTurns(const Ruleset& ruleset,
                                                           const board::Position& position) {
  return judgedTurns(movementOf(ruleset), position);
}

}  // namespace damath::rules
