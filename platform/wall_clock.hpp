// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the computer, which its user can set.
#pragma once

#include <chrono>

namespace damath::platform {

// Returns the date and time of the computer in UTC. Any year is possible. std::chrono::system_clock::now()
// would be wrong after the year 2262, because it counts nanoseconds in 64 bits.
[[nodiscard]] std::chrono::sys_seconds wallClock();

}  // namespace damath::platform
