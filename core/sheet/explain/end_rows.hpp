// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the R.C. (remaining chip) rows of a scoresheet with the chips that a game leaves on the board
// (rulebook S7).
#pragma once

#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// A chip that is left on the board; after an incomplete replay, a chip that may be left.
struct LeftChip {
  board::Piece piece;
  std::vector<exact::Number> values;    // the possible R.C. values; exactly one if the board is known
  std::optional<board::Square> square;  // nullopt if the board is not known
};

// Returns the side's chips in the position, in the order of the chip set.
[[nodiscard]] std::vector<LeftChip> chipsLeft(const Law& law, const board::Position& position,
                                              board::Side side);

// Returns the sum of the R.C. values of the side's chips that are left.
[[nodiscard]] exact::Number valueLeft(const Law& law, const board::Position& position, board::Side side);

// Returns the chip's R.C. value if x and y are counted from the opposite side of the board. Precondition: the
// chip's square is known.
[[nodiscard]] exact::Number valueInOtherFrame(const Law& law, const LeftChip& chip);

// True if the figure of the R.C. row may be the chip's value. A blank or unreadable figure counts as 0.
[[nodiscard]] bool fitsValue(const Law& law, const EndRow& row, const LeftChip& chip);

// Returns the chip in `open` that an R.C. row names: by its text first, by its value otherwise. Returns the
// end iterator if the row names none of them.
[[nodiscard]] std::vector<const LeftChip*>::iterator findNamed(std::vector<const LeftChip*>& open,
                                                               const Operand& operand);

// Returns the cost of the R.C. rows that do not fit the position at the end of a game: kRemaining for each
// misfit, at most kMostRemaining in all (cost.hpp). This cost chooses between games that fit the entries
// equally well.
[[nodiscard]] int remainingCost(const Law& law, const Reading& reading, const board::Position& position);

}  // namespace damath::sheet
