// SPDX-License-Identifier: GPL-3.0-or-later
// Movement options as a page for the terminal: for each piece a numbered list of its options, then small
// boards for the present position and for each option.
#pragma once

#include <vector>

#include "app/cli/board/law_options.hpp"
#include "core/layers/role_board.hpp"

namespace damath::cli {

// Precondition: a chip stands on each of the squares.
void printChipLayers(const Law& law, const std::vector<board::Square>& squares, Terminal& terminal);
// Precondition: a piece stands on each of the places.
void printRoleLayers(const layers::RoleBoard& board, const std::vector<layers::Place>& places,
                     Terminal& terminal);

}  // namespace damath::cli
