// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a scoresheet that is judged: as long as the user types the moves, the missing end is no
// mistake.
#pragma once

#include "core/sheet/judge/audit.hpp"

namespace damath::window {

// The part of a scoresheet that is judged. Moves: the user has not typed the end yet, so missing end lines
// are no mistakes. Whole: the whole scoresheet.
enum class Extent { Moves, Whole };

[[nodiscard]] bool hasEnd(const sheet::Sheet& sheet);
[[nodiscard]] bool isShown(const sheet::Finding& finding, Extent extent);

}  // namespace damath::window
