// SPDX-License-Identifier: GPL-3.0-or-later
// How the writer of a column counts squares, by the ways of the chips alone.
#pragma once

#include <vector>

#include "core/board/square_frame.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// A frame is told as against the one that the ruleset asks of the owner: counted from the other side is
// HalfTurn, whoever's the sides are.

// What one quiet entry says of a frame beside the one that the ruleset asks for.
enum class FrameSign { Neither, AsAsked, Habit, Both };

struct FrameEvidence {
  board::SquareFrame frame;
  std::vector<FrameSign> signs;  // by the reading's entries; Neither for those of no use
  int habitual = 0;              // entries that this frame alone explains
  int explained = 0;             // entries that this frame explains
};

// The frames that explain at least kCellsOfHabit entries of the owner which the asked frame does not, best
// first. Entries whose chip is not known for certain say nothing.
[[nodiscard]] std::vector<FrameEvidence> frameEvidence(const Law& law, const Reading& reading,
                                                       const board::Position& start, board::Side owner,
                                                       bool areOperandsSwapped);

// What the entries say of one frame, be it much or little.
[[nodiscard]] FrameEvidence evidenceOf(const board::SquareFrame& frame, const Law& law,
                                       const Reading& reading, const board::Position& start,
                                       board::Side owner, bool areOperandsSwapped);

// How many captures of the owner only fit the ways of the chips with the operands the other way round, less
// those that only fit as they stand.
[[nodiscard]] int swappedEvidence(const Law& law, const Reading& reading, const board::Position& start,
                                  board::Side owner);

}  // namespace damath::sheet
