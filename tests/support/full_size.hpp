// SPDX-License-Identifier: GPL-3.0-or-later
// Sets the size of tests that could run very long.
#pragma once

#include <cstdlib>

namespace damath::support {

// Returns `each`, which suffices for every run; `full` if the environment has DAMATH_LONG, as .ci/long sets
// it.
template <class Count>
Count sized(Count each, Count full) {
  return std::getenv("DAMATH_LONG") != nullptr ? full : each;
}

}  // namespace damath::support
