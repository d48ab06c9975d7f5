// damath perft: node counts.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addPerftCommand(CommandLine& parent);

}  // namespace damath::cli
