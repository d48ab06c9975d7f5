// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet of a live game as it stands on paper at this moment: both columns with scores and running
// totals; once the game is over the R.C. rows, totals and grand totals, the ending and the result.
#pragma once

#include <string>

#include "core/play/live_game.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::play {

// What was typed stands letter by letter, what was not is the program's; where the arbiter keeps the game the
// tag Filled names those figures. A route stands beside a move whose words do not lead to the turn that was
// made. Tags: Set, Ruleset, Ending, Result (`*` while the game goes on), Start where it is not the set's own,
// Kept (`program`, `arbiter`), and where clocks went, of each turn the time it took: Time1, Time2 … in the
// order of play.
[[nodiscard]] sheet::Sheet sheetOf(const LiveGame& game);

// `0:35.2`: minutes, seconds and tenths, the rest of which is cut off. Less than 0 begins with `-`.
[[nodiscard]] std::string clockText(milliseconds time);

}  // namespace damath::play
