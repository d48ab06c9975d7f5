// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath`: the tree of its commands, and the message for arguments that no command accepts.
#pragma once

#include <vector>

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

// Runs the command that the arguments name. `commands` are the commands of this program, in the order in
// which the help lists them. Reports the parse errors of CLI11 as messages.
[[nodiscard]] ExitStatus run(int argumentCount, const char* const* arguments,
                             const std::vector<AddCommand>& commands);

}  // namespace damath::cli
