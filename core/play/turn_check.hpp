// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what players wrote of one turn is right, while it is typed: the move by the board, each cell by the
// audit of the sheet as it would stand with it.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/notation/board/typed_turn.hpp"
#include "core/play/live_game.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::play {

struct TurnCheck {
  // Nothing: the text names no turn of this position; then the fault says why.
  std::optional<OfferedTurn> turn;
  std::optional<notation::TypedTurnFault> fault;
  // The sheet with this turn, and what is wrong with it; empty without a turn.
  sheet::Sheet sheet;
  sheet::AuditReport report;
  std::vector<int> lines;  // of the turn, one a jump
  // Of the report, those about these lines.
  std::vector<std::size_t> findings;
  // Of each line whether Move, Score and Total are right.
  std::vector<std::array<bool, 3>> isRight;
};

// Promise: the game is not over, and the arbiter keeps it.
[[nodiscard]] TurnCheck checkedTurn(const LiveGame& game, std::string_view typed);

}  // namespace damath::play
