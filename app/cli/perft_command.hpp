// damath perft: node counts.
#pragma once

#include "app/cli/command_line.hpp"

namespace damath::cli {

void addPerftCommand(CommandLine& parent);

}  // namespace damath::cli
