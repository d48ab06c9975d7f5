// SPDX-License-Identifier: GPL-3.0-or-later
// damath generate: Swiss events by lot, as tournament reports.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addGenerateCommand(CommandLine& parent);

}  // namespace damath::cli
