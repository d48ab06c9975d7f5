// SPDX-License-Identifier: GPL-3.0-or-later
// The R.C. rows of a sheet beside the chips that a game leaves on the board (rulebook S7).
#pragma once

#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// A chip that may be left on the board: known for certain, or as far as a broken-off replay shows.
struct LeftChip {
  board::Piece piece;
  std::vector<exact::Number> values;    // what its R.C. figure may be; one where the board is known
  std::optional<board::Square> square;  // where the board is known
};

// The chips a position leaves to a side, in the order of the set.
[[nodiscard]] std::vector<LeftChip> chipsLeft(const Law& law, const board::Position& position,
                                              board::Side side);

// Returns the sum of what the chips left to a side are worth.
[[nodiscard]] exact::Number valueLeft(const Law& law, const board::Position& position, board::Side side);

// Returns the value of a remaining chip with x and y counted from the other side of the board. Precondition:
// its square is known.
[[nodiscard]] exact::Number valueInOtherFrame(const Law& law, const LeftChip& chip);

// Whether the row's figure may be the chip's; a blank one says 0.
[[nodiscard]] bool fitsValue(const Law& law, const EndRow& row, const LeftChip& chip);

// The open chip that a row names: by text before by value; the end where it names none.
[[nodiscard]] std::vector<const LeftChip*>::iterator findNamed(std::vector<const LeftChip*>& open,
                                                               const Operand& operand);

// How badly the R.C. rows fit a final position, for choosing between games that fit the lines equally.
[[nodiscard]] int remainingCost(const Law& law, const Reading& reading, const board::Position& position);

}  // namespace damath::sheet
