// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the most frequent kind of sheet without a search. Each entry fits exactly one legal turn without a
// slip, so there is nothing to choose.
#pragma once

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// Follows the entries from the start as long as each fits exactly one legal turn at no cost. The segment then
// ends in a gap. The totals are not checked.
[[nodiscard]] Segment uniqueReplay(const Law& law, const Reading& reading, const board::Position& start);

}  // namespace damath::sheet
