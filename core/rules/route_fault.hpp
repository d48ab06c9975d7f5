// SPDX-License-Identifier: GPL-3.0-or-later
// The reason why no turn can follow a route, regardless of other turns in the position.
#pragma once

#include <optional>
#include <span>

#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

enum class RouteBreach {
  // Faults of the start.
  Vacant,
  NotYours,  // M1
  // Faults of a step. RouteFault::square is the destination of the step.
  Occupied,
  NotDiagonal,
  Backward,  // an ordinary chip's quiet move
  TooFar,
  Blocked,       // a chip that cannot be taken blocks a dama's path
  NothingTaken,  // a jump over no chip
  OwnTaken,
  TakesBackward,  // G2, or by a ruleset option
  Crowned,        // the turn has ended on the far row (P1, G6)
  NoFurtherJump,  // a step of a chain that takes nothing (K4)
  PathTwice       // K9, K8
};

struct RouteFault {
  RouteBreach breach;
  std::optional<board::Square> square;  // nullopt if the place is not playable
  Clause clause;                        // empty if no clause is broken
};

// Returns the fault of a route. `ruleset` matters only for Damath. Precondition: two or more squares, and no
// playable turn visits exactly these squares.
[[nodiscard]] RouteFault faultOfRoute(std::span<const board::Square> route, const board::Position& position,
                                      Game game, const Ruleset& ruleset);

// Returns the fault of a step from a square to an unplayable place of the board.
[[nodiscard]] RouteFault faultOffSquares(board::Square start, const board::Position& position, Game game,
                                         const Ruleset& ruleset);

}  // namespace damath::rules
