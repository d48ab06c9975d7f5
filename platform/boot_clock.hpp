// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that a change of the computer's date or time does not affect.
#pragma once

#include <chrono>

namespace damath::platform {

// Returns the time since the computer started, including the time that the computer slept. The value never
// decreases.
[[nodiscard]] std::chrono::milliseconds sinceBoot();

}  // namespace damath::platform
