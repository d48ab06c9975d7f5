// SPDX-License-Identifier: GPL-3.0-or-later
// The number of threads for a large task.
#pragma once

namespace damath::desk {

// Returns the number of processors, at least 1.
[[nodiscard]] unsigned threadsAtHand();

}  // namespace damath::desk
