// SPDX-License-Identifier: GPL-3.0-or-later
// The commonest sheet: each entry fits one legal turn and no other, without a slip, and every total goes on
// from the one before. So far there is nothing to weigh, and nothing to search for.
#pragma once

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// From the start as far as that holds; the segment ends in a gap where it does no longer.
[[nodiscard]] Segment uniqueReplay(const Law& law, const Reading& reading, const board::Position& start);

}  // namespace damath::sheet
