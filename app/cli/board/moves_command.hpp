// SPDX-License-Identifier: GPL-3.0-or-later
// damath moves: all legal turns.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addMovesCommand(CommandLine& parent);

}  // namespace damath::cli
