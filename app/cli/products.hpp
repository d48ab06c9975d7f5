// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of this program: the commands of every build, and the commands of the optional products in
// this build.
#pragma once

#include <vector>

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

// Returns all commands, in the order in which the help lists them.
[[nodiscard]] std::vector<AddCommand> programCommands();

}  // namespace damath::cli
