// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the scoresheet of a live game as it stands on paper at this moment: both columns with scores and
// running totals. A finished game also has the R.C. rows, totals and grand totals, the ending and the result.
// If a player did not appear, the program writes no lines.
#pragma once

#include "core/play/live_game.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::play {

// Returns the scoresheet. Typed text is kept letter by letter; the program fills the other cells. If the
// arbiter keeps the game, the tag Filled lists the scores and totals that the program filled. An illegal
// move, or a move whose text does not lead to the actual turn, gets the squares of the turn. Tags: Set,
// Ruleset, Ending, Result (`*` while the game continues), Start if it differs from the set's own, Kept
// (`program`, `arbiter`) and, if clocks ran, the time of each turn: Time1, Time2 … in the order of play.
[[nodiscard]] sheet::Sheet sheetOf(const LiveGame& game);

}  // namespace damath::play
