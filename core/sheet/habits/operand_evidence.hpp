// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out if the writer of a column writes the taken chip before the taker, from the moves of the column's
// own chips.
#pragma once

#include "core/board/position.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// Returns the number of the owner's captures that the chips can make only if taker and taken chip are
// exchanged, minus the number of captures that they can make only as written.
[[nodiscard]] int swappedEvidence(const Law& law, const Reading& reading, const board::Position& start,
                                  board::Side owner);

}  // namespace damath::sheet
