// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath`: the tree of its commands, and the message for arguments that no command takes.
#pragma once

#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

// Runs the command named by the arguments. Never throws.
[[nodiscard]] ExitStatus run(int argumentCount, const char* const* arguments);

}  // namespace damath::cli
