// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a scoresheet that is judged: as long as the user types the moves, the missing end is no
// mistake.
#pragma once

#include "core/sheet/judge/audit.hpp"

namespace damath::window {

// The part of a scoresheet that is judged. Moves: the user has not typed the end yet, so missing end lines
// are no mistakes.
using sheet::Extent;

[[nodiscard]] inline bool isShown(const sheet::Finding& finding, Extent extent) {
  return extent == Extent::Whole || finding.cell == sheet::Cell::Move || finding.cell == sheet::Cell::Score ||
         finding.cell == sheet::Cell::Total;
}

}  // namespace damath::window
