// SPDX-License-Identifier: GPL-3.0-or-later
// `damath play`: a game at the terminal.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addPlayCommand(CommandLine& parent);

}  // namespace damath::cli
