// SPDX-License-Identifier: GPL-3.0-or-later
// Small boards for the terminal, as many side by side as 80 columns hold. Brackets mark the piece whose
// layers are shown. Boards are oriented as their players see them (board_picture.hpp). The coordinates are
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

// Lines of equal width; the first is the title.
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
