// SPDX-License-Identifier: GPL-3.0-or-later
// Draughts positions in PDN's numbering (1 = b8, a1 dark) as positions of this board (rulebook 12).
#pragma once

#include <string_view>

#include "core/board/position.hpp"

namespace damath::support {

// "W:WK29,21,23:BK1,10": the side to move, then the squares of each side, K before a dama; W is BLUE. Chips
// are numbered as they come. Throws std::invalid_argument for other text.
[[nodiscard]] board::Position fromPdn(std::string_view text);

}  // namespace damath::support
