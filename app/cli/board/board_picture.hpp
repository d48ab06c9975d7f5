// SPDX-License-Identifier: GPL-3.0-or-later
// The board as text. BLUE's chips are printed as b-9, RED's as r2, a dama's value in brackets, the operator
// on a vacant square. Coordinates: y upward on the left, x along the bottom, as BLUE sees the board.
// Companion games (rulebook 10) are printed as their own players see them: men b and w, kings B and W.
// English draughts has the number of every square and dark at the top; Dame has a1 at the lower left.
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

// The width of the terminal. As many small boards (LayerPicture) are printed side by side as fit in.
inline constexpr std::size_t kTerminalColumns = 80;

// A small board with the layers of a piece: lines of equal width, the first of them is the title. Brackets
// mark the piece whose layers are shown. The board is oriented as its players see it, and its coordinates are
// those that --square takes.
using LayerPicture = std::vector<std::string>;

// Returns a picture with the letter of each piece (pieceMark) and a dot for each vacant square.
[[nodiscard]] LayerPicture chipPicture(const std::string& title, rules::Game game,
                                       const board::Position& position, board::Square marked);

// Returns a picture with the code of each piece, a dot for each vacant tile and a blank for each unplayable
// tile. Only the playable part of the board is shown. The attacked tile stands between < and >.
[[nodiscard]] LayerPicture rolePicture(const std::string& title, const layers::RoleBoard& board,
                                       layers::Place marked, std::optional<layers::Place> attacked);

// Precondition: the pictures have equal width and height.
[[nodiscard]] std::string sideBySide(const std::vector<LayerPicture>& pictures);

}  // namespace damath::cli
