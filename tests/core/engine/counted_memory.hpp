// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the memory allocations of the program.
#pragma once

#include <cstdint>

namespace damath::support {

[[nodiscard]] std::uint64_t timesMemoryWasAsked();

}  // namespace damath::support
