// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of `damath play` shows: the board and the totals, the turns, how the game ended.
#pragma once

#include <string>

#include "app/cli/play/play_setup.hpp"

namespace damath::cli {

// Lines, each ended.
[[nodiscard]] std::string headingOf(const PlaySetup& setup, words::Language language);
[[nodiscard]] std::string helpOf(const PlaySetup& setup, words::Language language);
// The board as its players see it; in Damath both totals below.
[[nodiscard]] std::string tableOf(const PlaySetup& setup, const rules::RunningGame& game,
                                  words::Language language);
// Promise: the game is over.
[[nodiscard]] std::string endOf(const PlaySetup& setup, const rules::RunningGame& game,
                                words::Language language);

}  // namespace damath::cli
