// SPDX-License-Identifier: GPL-3.0-or-later
// Converts draughts positions in PDN's numbering (1 = b8, a1 is dark) to positions of this board (rulebook
// 12).
#pragma once

#include <string_view>

#include "core/board/position.hpp"

namespace damath::support {

// Reads "W:WK29,21,23:BK1,10": the side to move, then the squares of each side, with K before a dama. W is
// BLUE. Chips are numbered in the order of the text. Throws std::invalid_argument for other text.
[[nodiscard]] board::Position fromPdn(std::string_view text);

}  // namespace damath::support
