// SPDX-License-Identifier: GPL-3.0-or-later
// damath audit: what is wrong with scoresheets.
#pragma once

#include "app/cli/shell/command_line.hpp"

namespace damath::cli {

void addAuditCommand(CommandLine& parent);

}  // namespace damath::cli
