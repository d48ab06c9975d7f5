// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath`: the tree of its commands, and the message for arguments that no command takes.
#pragma once

#include <vector>

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

// Runs the command named by the arguments. `commands` are the commands of this program, in the order of the
// help. Never throws.
[[nodiscard]] ExitStatus run(int argumentCount, const char* const* arguments,
                             const std::vector<AddCommand>& commands);

}  // namespace damath::cli
