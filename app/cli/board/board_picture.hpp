// SPDX-License-Identifier: GPL-3.0-or-later
// The board as text. BLUE's chips are printed as b-9, RED's as r2, a dama's value in brackets, the operator
// on a vacant square. Coordinates: y upward on the left, x along the bottom, as BLUE sees the board.
// Companion games (rulebook 10) are printed as their own players see them: men b and w, kings B and W.
// English draughts has the number of every square and dark at the top; Dame has a1 at the lower left.
#pragma once

#include <optional>
#include <string>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"

namespace damath::cli {

// Returns nine lines, each with a line end. No line is wider than 80 columns with any built-in set. `>`
// stands before each marked square; without marks no column is kept free for it. For `viewer` RED, the board
// is rotated by 180° and has the coordinates of RED's side (rulebook B4).
[[nodiscard]] std::string boardPicture(const board::Position& position, const rules::ChipSet& set,
                                       board::Bits marks = 0, board::Side viewer = board::Side::Blue);

// Returns eight lines (English draughts) or nine (Dame). Precondition: the game is not Damath.
[[nodiscard]] std::string companionPicture(rules::Game game, const board::Position& position);

// Returns the letter of a piece where values are not shown: b and r in Damath, b and w in the companion
// games, capital letters for damas and kings; a dot for a vacant square.
[[nodiscard]] char pieceMark(rules::Game game, const std::optional<board::Piece>& piece);

}  // namespace damath::cli
