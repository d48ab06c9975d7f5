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
#include <vector>

#include "core/board/position.hpp"
#include "core/layers/role_board.hpp"
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

// The assumed width of the terminal. Small boards (LayerPicture) are printed side by side within this width.
inline constexpr std::size_t kTerminalColumns = 80;

// A small board with the layers of a piece: lines of equal width, of which the first is the title. Brackets
// mark the piece whose layers are shown. The board is oriented as its players see it, and its coordinates are
// the coordinates that the option --square accepts.
using LayerPicture = std::vector<std::string>;

// Returns a small board with the letter of each piece (pieceMark) and a dot for each vacant square.
[[nodiscard]] LayerPicture chipPicture(const std::string& title, rules::Game game,
                                       const board::Position& position, board::Square marked);

// Returns a small board of a role game (a game whose pieces have roles, L6) with the code of each piece. A
// vacant tile is a dot, an unplayable tile is a blank. Only the playable part of the board is shown. The
// attacked tile, if any, stands between < and >.
[[nodiscard]] LayerPicture rolePicture(const std::string& title, const layers::RoleBoard& board,
                                       layers::Place marked, std::optional<layers::Place> attacked);

// Returns the small boards side by side as lines of text. Precondition: the boards have equal width and
// height.
[[nodiscard]] std::string sideBySide(const std::vector<LayerPicture>& pictures);

}  // namespace damath::cli
