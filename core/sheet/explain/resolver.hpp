// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the sequence of turns that explains a sheet's entries at the least cost (match.hpp): a legal game
// that fits every line costs nothing; where none does, the cheapest slips, left-out lines or breaches of the
// rules; and where nothing explains what follows, it gives up until later entries fix the position again
// (resumption.hpp), or for good.
#pragma once

#include <optional>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/search_memory.hpp"
#include "core/sheet/explain/total_gaps.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// Ends in bounded time and memory for any reading.
[[nodiscard]] Explanation explain(const Law& law, const Reading& reading, const board::Position& start,
                                  SearchMemory& memory);

// True if a turn of the segment rests on words that say nothing, other turns are as good, and no R.C. row
// tells which it was.
[[nodiscard]] bool hasOpenGuess(const Reading& reading, const Segment& segment);

// Returns the game that explains every entry at no cost; nullopt if there is none.
[[nodiscard]] std::optional<Segment> cleanPlay(const Law& law, const Reading& reading,
                                               const TotalGaps& totalGaps, const board::Position& start,
                                               SearchMemory& memory);

}  // namespace damath::sheet
