// SPDX-License-Identifier: GPL-3.0-or-later
// How much a test does that could go on for long.
#pragma once

#include <cstdlib>

namespace damath::support {

// Enough to tell in each run; with DAMATH_LONG in the environment, as .ci/long has it, all of it.
template <class Count>
Count sized(Count each, Count full) {
  return std::getenv("DAMATH_LONG") != nullptr ? full : each;
}

}  // namespace damath::support
