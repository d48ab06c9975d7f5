// damath audit: what is wrong with scoresheets.
#pragma once

#include "app/cli/command_line.hpp"

namespace damath::cli {

void addAuditCommand(CommandLine& parent);

}  // namespace damath::cli
