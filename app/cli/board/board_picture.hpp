// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the board as text. BLUE's chips are printed as b-9, RED's as r2, and a dama's value is in brackets.
// A vacant square shows its operator. The board is shown as BLUE sees it, with y upward on the left and x
// along the bottom. Companion games (rulebook 10) are printed as their own players see them: men b and w,
// kings B and W. English draughts shows the number of every square, and the dark pieces start at the top.
// Dame has a1 at the lower left.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"

namespace damath::cli {

// Returns the board of a position in nine lines, each with a line end. No line is wider than 80 columns with
// any built-in set. `>` stands before each marked square. Without marks, there is no column for `>`. For
// `viewer` RED, the board is rotated by 180° and has the coordinates of RED's side (rulebook B4).
[[nodiscard]] std::string boardPicture(const board::Position& position, const rules::ChipSet& set,
                                       board::Bits marks = 0, board::Side viewer = board::Side::Blue);

// Returns the board of a companion game: eight lines for English draughts, nine for Dame. Precondition: the
// game is not Damath.
[[nodiscard]] std::string companionPicture(rules::Game game, const board::Position& position);

// Returns the letter of a piece for a picture that does not show values: b and r in Damath, b and w in the
// companion games, capital letters for damas and kings. Returns a dot for a vacant square.
[[nodiscard]] char pieceMark(rules::Game game, const std::optional<board::Piece>& piece);

}  // namespace damath::cli
