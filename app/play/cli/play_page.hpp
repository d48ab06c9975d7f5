// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of `damath play`: the board and the totals, the turns, the end of the game.
#pragma once

#include <string>

#include "app/play/cli/play_setup.hpp"

namespace damath::cli {

// Returns lines that all end with a line end.
[[nodiscard]] std::string headingOf(const PlaySetup& setup, words::Language language);
[[nodiscard]] std::string helpOf(const PlaySetup& setup, words::Language language);
// Returns the board as its players see it, in Damath with both totals below.
[[nodiscard]] std::string tableOf(const PlaySetup& setup, const rules::RunningGame& game,
                                  words::Language language);
// Precondition: the game is over.
[[nodiscard]] std::string endOf(const PlaySetup& setup, const rules::RunningGame& game,
                                words::Language language);

}  // namespace damath::cli
