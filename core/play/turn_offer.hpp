// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a turn that is typed or shown at the board can be made, and why not.
#pragma once

#include <span>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/play/live_game.hpp"

namespace damath::play {

// By what is typed (written_cells.hpp), and by the squares of the board alone. Where the arbiter keeps the
// game a turn that breaks K1, K4, K5 or K6 is no fault: it has its breach, for the arbiter to let it stand or
// not. Promise: the game is not over; two squares or more.
[[nodiscard]] Expected<OfferedTurn, notation::TypedTurnFault> offeredTurn(const LiveGame& game,
                                                                          std::string_view typed);
[[nodiscard]] Expected<OfferedTurn, notation::TypedTurnFault> offeredTurn(
    const LiveGame& game, std::span<const board::Square> route);

}  // namespace damath::play
