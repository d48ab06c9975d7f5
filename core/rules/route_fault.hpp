// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the reason why no turn can visit the squares of a route, regardless of other turns in the position.
#pragma once

#include <optional>
#include <span>

#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

enum class RouteBreach {
  // The first two faults concern the start square.
  Vacant,
  NotYours,  // the start square holds a chip of the other side (M1)
  // The other faults concern a step from one square of the route to the next. RouteFault::square is the
  // destination of the step; for Blocked and OwnTaken, it is the square of the chip in the way.
  Occupied,
  NotDiagonal,
  Backward,  // a quiet move of an ordinary chip goes backward
  TooFar,
  Blocked,       // a chip that cannot be taken blocks a dama's path
  NothingTaken,  // a jump over no chip
  OwnTaken,
  TakesBackward,  // an ordinary chip takes backward although G2 or a ruleset option forbids it
  Crowned,        // the route goes on after the turn has ended on the far row (P1, G6)
  NoFurtherJump,  // a step of a chain that takes nothing (K4)
  PathTwice       // the steps together break K9 (a segment twice, or back on the start) or K8 (a chip twice)
};

struct RouteFault {
  RouteBreach breach;
  // The square of the fault. nullopt if the place is not playable.
  std::optional<board::Square> square;
  Clause clause;  // the broken clause; empty if there is none
};

// Returns the fault of a route. `ruleset` matters only for Damath. Precondition: the route has two or more
// squares, and no turn that is possible on the board, legal or not, visits exactly these squares.
[[nodiscard]] RouteFault faultOfRoute(std::span<const board::Square> route, const board::Position& position,
                                      Game game, const Ruleset& ruleset);

// Returns the fault of a step from a square to an unplayable place of the board.
[[nodiscard]] RouteFault faultOffSquares(board::Square start, const board::Position& position, Game game,
                                         const Ruleset& ruleset);

}  // namespace damath::rules
