// SPDX-License-Identifier: GPL-3.0-or-later
// damath perft: node counts.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addPerftCommand(CommandLine& parent);

}  // namespace damath::cli
