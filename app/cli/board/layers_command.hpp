// SPDX-License-Identifier: GPL-3.0-or-later
// damath layers: the options of pieces as layers (rulebook 11).
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addLayersCommand(CommandLine& parent);

}  // namespace damath::cli
