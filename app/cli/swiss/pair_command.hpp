// SPDX-License-Identifier: GPL-3.0-or-later
// damath pair: the next round of a tournament report by the Dutch system, a look back at its rounds, a
// checklist.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addPairCommand(CommandLine& parent);

}  // namespace damath::cli
