// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath replay GAME.pdn`: prints every position and turn of games of English draughts.
#pragma once

#include <string>

#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

enum class ReplayForm { Text, Json };

[[nodiscard]] Outcome replayPdn(const std::string& file, ReplayForm form, Terminal& terminal);

}  // namespace damath::cli
