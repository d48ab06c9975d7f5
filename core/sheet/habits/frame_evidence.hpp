// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out how the writer of a column counts squares (in which frame), from the moves of the column's own
// chips.
#pragma once

#include <vector>

#include "core/board/square_frame.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// Every frame in this file is given relative to the frame that the ruleset asks of the owner. So HalfTurn
// means for both players that the writer counts squares from the opposite side of the board.

// Tells in which frames a quiet entry makes sense: only in the frame that the ruleset asks for (AsAsked),
// only in the frame that may be the writer's habit (Habit), in both, or in neither.
enum class FrameSign { Neither, AsAsked, Habit, Both };

struct FrameEvidence {
  board::SquareFrame frame;
  // The list has one element for each entry of the reading. Captures, entries of the other column and entries
  // whose chip is uncertain have Neither.
  std::vector<FrameSign> signs;
  int habitual = 0;     // entries that make sense in this frame and not in the asked frame
  int explained = 0;    // entries that make sense in this frame
  int unexplained = 0;  // quiet entries that make sense neither in this frame nor in the asked frame
};

// Returns the frames that explain at least `leastCells` of the owner's entries that make no sense in the
// ruleset's frame. The frame that leaves the fewest entries unexplained comes first. Entries whose chip is
// uncertain do not count.
[[nodiscard]] std::vector<FrameEvidence> frameEvidence(const Law& law, const Reading& reading,
                                                       const board::Position& start, board::Side owner,
                                                       bool areOperandsSwapped,
                                                       int leastCells = kCellsOfHabit);

// Returns the evidence for one frame, even if few entries make sense in it.
[[nodiscard]] FrameEvidence evidenceOf(const board::SquareFrame& frame, const Law& law,
                                       const Reading& reading, const board::Position& start,
                                       board::Side owner, bool areOperandsSwapped);

}  // namespace damath::sheet
