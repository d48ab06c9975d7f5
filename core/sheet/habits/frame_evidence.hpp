// SPDX-License-Identifier: GPL-3.0-or-later
// Finds how the writer of a column counts squares, from the moves of the column's own chips.
#pragma once

#include <vector>

#include "core/board/square_frame.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// All frames in this file are relative to the frame that the ruleset asks of the owner. HalfTurn therefore
// means for both players that squares are counted from the opposite side of the board.

// The frames that a quiet entry fits: only the frame that the ruleset asks for (AsAsked), only the frame that
// may be a habit (Habit), both or neither.
enum class FrameSign { Neither, AsAsked, Habit, Both };

struct FrameEvidence {
  board::SquareFrame frame;
  // Holds one element for each entry of the reading. Captures and entries of the other column have Neither.
  std::vector<FrameSign> signs;
  int habitual = 0;     // entries that this frame explains and the asked frame does not
  int explained = 0;    // entries that this frame explains
  int unexplained = 0;  // quiet entries that neither frame explains
};

// Returns the frames that explain at least `leastCells` of the owner's entries that the asked frame does not
// explain. The frame that leaves the fewest entries unexplained comes first. Entries whose chip is uncertain
// do not count.
[[nodiscard]] std::vector<FrameEvidence> frameEvidence(const Law& law, const Reading& reading,
                                                       const board::Position& start, board::Side owner,
                                                       bool areOperandsSwapped,
                                                       int leastCells = kCellsOfHabit);

// Returns the evidence for one frame, even if it explains few entries.
[[nodiscard]] FrameEvidence evidenceOf(const board::SquareFrame& frame, const Law& law,
                                       const Reading& reading, const board::Position& start,
                                       board::Side owner, bool areOperandsSwapped);

// Returns the number of the owner's captures that the chips can make only with taker and taken exchanged,
// minus the number of captures that the chips can make only as written.
[[nodiscard]] int swappedEvidence(const Law& law, const Reading& reading, const board::Position& start,
                                  board::Side owner);

}  // namespace damath::sheet
