// damath replay: every position and turn of a scoresheet.
#pragma once

#include "app/cli/command_line.hpp"

namespace damath::cli {

void addReplayCommand(CommandLine& parent);

}  // namespace damath::cli
