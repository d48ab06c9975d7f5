// SPDX-License-Identifier: GPL-3.0-or-later
// Small boards for the terminal, as many side by side as 80 columns hold. Brackets stand around the piece
// that the layers are about. Boards are turned as their players see them (board_picture.hpp); coordinates are
// those that --square takes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/layers/role_board.hpp"
#include "core/rules/game.hpp"

namespace damath::cli {

inline constexpr std::size_t kTerminalColumns = 80;

// Lines of one width, a title first.
using LayerPicture = std::vector<std::string>;

// Pieces by their letters (pieceMark), a dot for a vacant square.
[[nodiscard]] LayerPicture chipPicture(const std::string& title, rules::Game game,
                                       const board::Position& position, board::Square marked);

// Pieces by their codes, a dot for a vacant tile, nothing for one that is not played on; no more of the board
// than is played on. The attacked tile stands between < and >.
[[nodiscard]] LayerPicture rolePicture(const std::string& title, const layers::RoleBoard& board,
                                       layers::Place marked, std::optional<layers::Place> attacked);

// Promise: the pictures are alike in width and height.
[[nodiscard]] std::string sideBySide(const std::vector<LayerPicture>& pictures);

}  // namespace damath::cli
