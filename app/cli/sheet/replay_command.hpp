// SPDX-License-Identifier: GPL-3.0-or-later
// damath replay: every position and turn of a scoresheet.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addReplayCommand(CommandLine& parent);

}  // namespace damath::cli
