// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the sequence of turns that explains the entries of a sheet at the least cost (cost.hpp). A legal
// game that fits every entry costs nothing. Without such a game, the resolver looks for the cheapest slips of
// the pen, unwritten lines or breaches of the rules. Entries that nothing explains become a gap. After the
// gap, the replay continues from the place where later entries show the position; if there is no such place,
// it ends at the gap.
#pragma once

#include <optional>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/search_memory.hpp"
#include "core/sheet/explain/total_gaps.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// Explains the reading from the start position on. For any reading, time and memory are limited.
[[nodiscard]] Explanation explain(const Law& law, const Reading& reading, const board::Position& start,
                                  SearchMemory& memory);

// True if a turn of the segment is only one of several possible guesses: its entries are unreadable and have
// no score and total, and the sheet has no end rows (R.C., TOTAL, GRAND) that could decide between the turns.
[[nodiscard]] bool hasOpenGuess(const Reading& reading, const Segment& segment);

// Returns the game that explains every entry at no cost; nullopt if no such game is found.
[[nodiscard]] std::optional<Segment> cleanPlay(const Law& law, const Reading& reading,
                                               const TotalGaps& totalGaps, const board::Position& start,
                                               SearchMemory& memory);

}  // namespace damath::sheet
