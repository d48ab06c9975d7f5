// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the memory allocations of the program. This measures work independently of clocks and of other
// programs, because reading, folding and comparing names all allocate.
#pragma once

#include <cstddef>

namespace damath::testing {

// Returns the number of calls of operator new so far. Linking this file replaces operator new by a version
// that counts its calls.
[[nodiscard]] std::size_t allocationsSoFar();

}  // namespace damath::testing
