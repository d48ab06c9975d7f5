// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest: the whole contest without a window.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addContestCommand(CommandLine& parent);

}  // namespace damath::cli
