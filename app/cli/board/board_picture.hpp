// SPDX-License-Identifier: GPL-3.0-or-later
// The board as text: BLUE's chips as b-9, RED's as r2, a dama's value in brackets, the operator on a vacant
// square; y upward on the left, x along the bottom, as BLUE sees it. The companion games as their own players
// see them (rulebook 10): men b and w, kings B and W; English draughts with the number of every square and
// dark above, Dame with a1 at the lower left.
#pragma once

#include <optional>
#include <string>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"

namespace damath::cli {

// Nine lines, each ended, none wider than 80 columns with any built-in set. `>` stands before the marked
// squares; without marks nothing is kept free for it. RED as the viewer sees the board turned, with
// coordinates of its own side (rulebook B4).
[[nodiscard]] std::string boardPicture(const board::Position& position, const rules::ChipSet& set,
                                       board::Bits marks = 0, board::Side viewer = board::Side::Blue);

// As many lines, for a game without values. Promise: the game is no Damath.
[[nodiscard]] std::string companionPicture(rules::Game game, const board::Position& position);

// The letter that stands for a piece where values are not shown, a dot where there is none: b and r in
// Damath, b and w in the companion games, capital for damas and kings.
[[nodiscard]] char pieceMark(rules::Game game, const std::optional<board::Piece>& piece);

}  // namespace damath::cli
