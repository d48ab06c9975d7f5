// SPDX-License-Identifier: GPL-3.0-or-later
// The exit status of a command that the desk refused.
#pragma once

#include "app/cli/shell/terminal.hpp"
#include "app/desk/change/desk_error.hpp"

namespace damath::cli {

// Findings where the contest stands against the change, Unusable where the arguments or the file do.
[[nodiscard]] ExitStatus statusOf(desk::Refusal refusal);

}  // namespace damath::cli
