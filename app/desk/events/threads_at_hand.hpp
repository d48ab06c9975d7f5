// SPDX-License-Identifier: GPL-3.0-or-later
// How many threads a great work is worth.
#pragma once

namespace damath::desk {

// As many as there are processors to run them, at least one.
[[nodiscard]] unsigned threadsAtHand();

}  // namespace damath::desk
