// SPDX-License-Identifier: GPL-3.0-or-later
// How the writer of a column counts squares, by the ways of the column's chips alone (chip_track.hpp).
#pragma once

#include <vector>

#include "core/board/square_frame.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// A frame is told as against the one that the ruleset asks of the owner: counted from the other side is
// HalfTurn, whichever side that is.

// Which of two frames a quiet entry fits: one that may be a habit, and the one that the ruleset asks for.
enum class FrameSign { Neither, AsAsked, Habit, Both };

struct FrameEvidence {
  board::SquareFrame frame;
  std::vector<FrameSign> signs;  // one for each entry of the reading; Neither for captures and other columns
  int habitual = 0;              // entries that this frame alone explains
  int explained = 0;             // entries that this frame explains
  int unexplained = 0;           // quiet entries that neither frame explains
};

// Returns the frames that explain at least `leastCells` entries of the owner which the asked frame does not
// explain. The frame that leaves the fewest entries unexplained comes first. Entries whose chip is not known
// for certain do not count.
[[nodiscard]] std::vector<FrameEvidence> frameEvidence(const Law& law, const Reading& reading,
                                                       const board::Position& start, board::Side owner,
                                                       bool areOperandsSwapped,
                                                       int leastCells = kCellsOfHabit);

// Returns what the entries say of one frame, however few of them it explains.
[[nodiscard]] FrameEvidence evidenceOf(const board::SquareFrame& frame, const Law& law,
                                       const Reading& reading, const board::Position& start,
                                       board::Side owner, bool areOperandsSwapped);

// Returns how many captures of the owner fit the ways of the chips only with taker and taken exchanged, minus
// how many fit only as they stand.
[[nodiscard]] int swappedEvidence(const Law& law, const Reading& reading, const board::Position& start,
                                  board::Side owner);

}  // namespace damath::sheet
