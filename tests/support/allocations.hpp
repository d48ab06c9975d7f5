// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory this program has asked for since it began, as a measure of work that no clock and no busy
// machine can change: reading, folding and comparing names all allocate.
#pragma once

#include <cstddef>

namespace damath::testing {

// Calls of operator new so far. Links in a counting one.
[[nodiscard]] std::size_t allocationsSoFar();

}  // namespace damath::testing
