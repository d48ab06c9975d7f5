// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the players' entries for one turn while the arbiter types them. The position on the board decides
// about the move; an audit of the scoresheet with this turn decides about each cell.
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
  // `sheet` is the scoresheet with this turn, `report` its audit. Both are empty if `turn` is nullopt.
  sheet::Sheet sheet;
  sheet::AuditReport report;
  std::vector<int> lines;  // the numbers of the turn's lines, from 1: one per jump, one for a quiet move
  // The errors in `lines`, as indices in report.findings.
  std::vector<std::size_t> findings;
  // An item for each line of `lines`, with three values: true if the cell Move, Score or Total is correct.
  std::vector<std::array<bool, 3>> isRight;
};

// Checks the typed entries of the next turn. Precondition: the game is not over, and the arbiter keeps the
// game (Keeping::Arbiter).
[[nodiscard]] TurnCheck checkedTurn(const LiveGame& game, std::string_view typed);

}  // namespace damath::play
