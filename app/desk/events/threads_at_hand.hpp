// SPDX-License-Identifier: GPL-3.0-or-later
// The number of threads that a large task should use.
#pragma once

namespace damath::desk {

// Returns the number of processors, at least 1.
[[nodiscard]] unsigned threadsAtHand();

}  // namespace damath::desk
