// SPDX-License-Identifier: GPL-3.0-or-later
// Picking up the replay behind entries that no play explains. What the board may look like behind them is
// guessed from what they name and from what could have been played; the guess stands only where the entries
// that follow bear it out.
#pragma once

#include <cstddef>
#include <optional>

#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/search_memory.hpp"
#include "core/sheet/explain/total_gaps.hpp"

namespace damath::sheet {

struct Resumption {
  std::size_t entry;         // the next one to follow
  board::Position position;  // before it
};

// So many entries in a row that can be played as they stand are no accident.
inline constexpr std::size_t kBearingEntries = 8;

// The earliest entry behind the gap from which all the rest can be played as it stands, or at least a long
// run of entries; nothing where none fixes the position so. Promise: the segment ends in a gap.
[[nodiscard]] std::optional<Resumption> resume(const Law& law, const Reading& reading,
                                               const TotalGaps& totalGaps, const Segment& segment,
                                               SearchMemory& memory);

}  // namespace damath::sheet
