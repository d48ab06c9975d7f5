// SPDX-License-Identifier: GPL-3.0-or-later
// Why no turn can be made along a route at all, whatever else the board offers.
#pragma once

#include <span>

#include "core/notation/board/typed_turn.hpp"

namespace damath::notation {

// Promise: two or more squares, and no playable turn visits exactly these.
[[nodiscard]] TypedTurnFault faultOfRoute(std::span<const board::Square> route,
                                          const board::Position& position, const GameLaw& law);

// The fault of a step from a square to a place of the board that is not played on, `written` being its name.
[[nodiscard]] TypedTurnFault faultOffSquares(board::Square start, std::string_view written,
                                             const board::Position& position, const GameLaw& law);

}  // namespace damath::notation
