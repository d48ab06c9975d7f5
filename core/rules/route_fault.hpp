// SPDX-License-Identifier: GPL-3.0-or-later
// Why no turn can be made along a route at all, whatever else the board offers.
#pragma once

#include <optional>
#include <span>

#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

enum class RouteBreach {
  // the start
  Vacant,
  NotYours,  // M1
  // a step, of which the fault names the square it leads to
  Occupied,
  NotDiagonal,
  Backward,  // an ordinary chip's quiet move
  TooFar,
  Blocked,       // a dama's way is closed by a chip that it may not take
  NothingTaken,  // a jump over nothing
  OwnTaken,
  TakesBackward,  // G2, or by option
  Crowned,        // the turn ended on the far row (P1, G6)
  NoFurtherJump,  // a step of a chain that takes nothing (K4)
  PathTwice       // K9, K8
};

struct RouteFault {
  RouteBreach breach;
  std::optional<board::Square> square;  // nothing: the place that is none
  Clause clause;                        // none where none is broken
};

// The ruleset is of Damath alone. Promise: two or more squares, and no playable turn visits exactly these.
[[nodiscard]] RouteFault faultOfRoute(std::span<const board::Square> route, const board::Position& position,
                                      Game game, const Ruleset& ruleset);

// The fault of a step from a square to a place of the board that is not played on.
[[nodiscard]] RouteFault faultOffSquares(board::Square start, const board::Position& position, Game game,
                                         const Ruleset& ruleset);

}  // namespace damath::rules
