// SPDX-License-Identifier: GPL-3.0-or-later
// Resumes the replay after a gap. The position after the gap is guessed from the moves that the gap's entries
// name, and from the turns that were possible. A guess is accepted only if the entries after the gap confirm
// it.
#pragma once

#include <cstddef>
#include <optional>

#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/search_memory.hpp"
#include "core/sheet/explain/total_gaps.hpp"

namespace damath::sheet {

struct Resumption {
  std::size_t entry;         // the index of the first entry after the gap
  board::Position position;  // the position before this entry
};

// The number of consecutive entries that confirms a guess. So many entries cannot be played as written by
// chance.
inline constexpr std::size_t kBearingEntries = 8;

// Returns the earliest entry after the beginning of the gap from which all later entries can be played as
// written. If there is none, returns the entry from which play reaches farthest, if at least kBearingEntries
// entries can be played from there. nullopt if no entry fixes the position in this way. Precondition: the
// segment ends in a gap.
[[nodiscard]] std::optional<Resumption> resume(const Law& law, const Reading& reading,
                                               const TotalGaps& totalGaps, const Segment& segment,
                                               SearchMemory& memory);

}  // namespace damath::sheet
