// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath`: the tree of all its commands, and the sentence for a line that none of them takes.
#pragma once

#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

// Runs the command that the arguments name. Never throws.
[[nodiscard]] ExitStatus run(int argumentCount, const char* const* arguments);

}  // namespace damath::cli
