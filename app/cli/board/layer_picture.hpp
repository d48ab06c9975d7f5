// SPDX-License-Identifier: GPL-3.0-or-later
// Prints small boards as text, which show the layers of a piece side by side.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/board/position.hpp"
#include "core/layers/role_board.hpp"
#include "core/rules/game.hpp"

namespace damath::cli {

// A small board with the layers of a piece: lines of equal width, of which the first is the title. Brackets
// mark the piece whose layers are shown. The board is oriented as its players see it, and its coordinates are
// the coordinates that the option --square accepts.
using LayerPicture = std::vector<std::string>;

// Returns a small board with the letter of each piece (pieceMark) and a dot for each vacant square.
[[nodiscard]] LayerPicture chipPicture(const std::string& title, rules::Game game,
                                       const board::Position& position, board::Square marked);

// Returns a small board of a role game (a game whose pieces have roles, L6) with the code of each piece. A
// vacant tile is a dot, an unplayable tile is a blank. Only the smallest rectangle with all playable tiles is
// shown. The attacked tile, if any, stands between < and >.
[[nodiscard]] LayerPicture rolePicture(const std::string& title, const layers::RoleBoard& board,
                                       layers::Place marked, std::optional<layers::Place> attacked);

// Returns the small boards as lines of text: as many side by side as fit into the terminal's width, and the
// next boards below them. Precondition: the boards have equal width and height.
[[nodiscard]] std::string sideBySide(const std::vector<LayerPicture>& pictures);

}  // namespace damath::cli
