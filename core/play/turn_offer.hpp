// SPDX-License-Identifier: GPL-3.0-or-later
// Decides if a turn that is typed or shown at the board can be made, and why not. A typed turn is in the
// notation of typed_turn.hpp, or has the cells of the scoresheet: the Move cell alone, or Move, Score and
// Total. A semicolon separates the lines of a chain.
//   -9 (0,3)
//   10 x 6 | 60 | 52
//   10 x 6 | 60 | 52; 10 - 3 | 7 | 59
// The squares may replace the text, `(1,2)(0,3)`, or follow it: `10 x 6 @(1,2)(3,4) | 60`. The squares then
// decide the turn, whatever the text says.
#pragma once

#include <span>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/play/live_game.hpp"

namespace damath::play {

// Returns the turn from typed text, or from squares of the board. If the arbiter keeps the game, a turn that
// breaks a rule of capture (K1, K4, K5, K6) is not a fault: `breach` tells the broken rule, and the arbiter
// decides if the turn stands. Preconditions: the game is not over; `route` has two or more squares.
[[nodiscard]] Expected<OfferedTurn, notation::TypedTurnFault> offeredTurn(const LiveGame& game,
                                                                          std::string_view typed);
[[nodiscard]] Expected<OfferedTurn, notation::TypedTurnFault> offeredTurn(
    const LiveGame& game, std::span<const board::Square> route);

}  // namespace damath::play
