// SPDX-License-Identifier: GPL-3.0-or-later
// damath analyze: what each turn of a game gave away.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addAnalyzeCommand(CommandLine& parent);

}  // namespace damath::cli
