// SPDX-License-Identifier: GPL-3.0-or-later
// Decides if a turn that is typed or shown at the board can be made, and why not.
#pragma once

#include <span>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/play/live_game.hpp"

namespace damath::play {

// Returns the turn from typed text (written_cells.hpp), or from squares of the board. If the arbiter keeps
// the game, a turn that breaks K1, K4, K5 or K6 is not a fault: `breach` tells the broken rule, and the
// arbiter decides if the turn stands. Precondition: the game is not over; `route` has two or more squares.
[[nodiscard]] Expected<OfferedTurn, notation::TypedTurnFault> offeredTurn(const LiveGame& game,
                                                                          std::string_view typed);
[[nodiscard]] Expected<OfferedTurn, notation::TypedTurnFault> offeredTurn(
    const LiveGame& game, std::span<const board::Square> route);

}  // namespace damath::play
