// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the players' entries for one turn while the arbiter types them. The board decides about the move; an
// audit of the sheet with this turn decides about each cell.
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
  // nullopt if the text names no turn of this position. `fault` then tells the reason.
  std::optional<OfferedTurn> turn;
  std::optional<notation::TypedTurnFault> fault;
  // The sheet with this turn, and its audit. Empty without a turn.
  sheet::Sheet sheet;
  sheet::AuditReport report;
  std::vector<int> lines;  // line numbers of the turn, from 1, one per jump
  // The errors about these lines, as indices in report.findings.
  std::vector<std::size_t> findings;
  // For each of these lines: true if the cell is correct, for Move, Score and Total.
  std::vector<std::array<bool, 3>> isRight;
};

// Precondition: the game is not over, and the arbiter keeps the game (Keeping::Arbiter).
[[nodiscard]] TurnCheck checkedTurn(const LiveGame& game, std::string_view typed);

}  // namespace damath::play
