// SPDX-License-Identifier: GPL-3.0-or-later
// Counts how often the program asks for memory.
#pragma once

#include <cstdint>

namespace damath::support {

[[nodiscard]] std::uint64_t timesMemoryWasAsked();

}  // namespace damath::support
