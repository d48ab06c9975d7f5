// SPDX-License-Identifier: GPL-3.0-or-later
// The first moves of a scoresheet as one text. Two scoresheets with the same text probably record the same
// game, so one of them was typed at the wrong board.
#pragma once

#include <string>

#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// Two games of different players practically never begin with so many equal turns.
inline constexpr int kTurnsToCompare = 20;

// Returns the Move cells of the first `turns` turns, each with its side. Accepted spellings of a sign (N4),
// crossed-out texts and routes make no difference. The lines of a chain are one turn. Empty if the scoresheet
// has fewer turns. Precondition: turns > 0.
[[nodiscard]] std::string firstMoves(const Sheet& sheet, int turns = kTurnsToCompare);

}  // namespace damath::sheet
