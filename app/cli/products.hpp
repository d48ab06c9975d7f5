// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of this program: those of every build, and those of the optional products it is built with.
#pragma once

#include <vector>

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

// In the order of the help.
[[nodiscard]] std::vector<AddCommand> programCommands();

}  // namespace damath::cli
