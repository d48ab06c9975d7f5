// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the sequence of turns that explains a sheet's entries at the least cost (match.hpp). A legal game
// that fits every entry costs nothing. If there is none, the resolver looks for the cheapest slips, unwritten
// lines or breaches of the rules. If nothing explains the next entries, they become a gap. The replay resumes
// where later entries fix the position again, or ends at the gap.
#pragma once

#include <optional>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/search_memory.hpp"
#include "core/sheet/explain/total_gaps.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// Explains the reading from the start position on. Time and memory are bounded for any reading.
[[nodiscard]] Explanation explain(const Law& law, const Reading& reading, const board::Position& start,
                                  SearchMemory& memory);

// True if a turn of the segment rests only on unreadable entries without score and total, other turns fit as
// well, and the sheet has no end rows (R.C., TOTAL, GRAND) that could decide between them.
[[nodiscard]] bool hasOpenGuess(const Reading& reading, const Segment& segment);

// Returns the game that explains every entry at no cost; nullopt if there is none.
[[nodiscard]] std::optional<Segment> cleanPlay(const Law& law, const Reading& reading,
                                               const TotalGaps& totalGaps, const board::Position& start,
                                               SearchMemory& memory);

}  // namespace damath::sheet
