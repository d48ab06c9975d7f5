// SPDX-License-Identifier: GPL-3.0-or-later
// A game played at the terminal, as a file keeps it: Damath as a scoresheet with exact routes, English
// draughts as PDN, Dame as its turns line by line, which can be played again from a pipe.
#pragma once

#include <string>

#include "app/cli/play/play_setup.hpp"

namespace damath::cli {

[[nodiscard]] std::string recordOf(const PlaySetup& setup, const rules::RunningGame& game);

}  // namespace damath::cli
