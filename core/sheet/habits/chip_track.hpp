// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the chips of one side by the entries of its own column.
#pragma once

#include <array>
#include <optional>

#include "core/board/bitboard.hpp"
#include "core/board/position.hpp"
#include "core/rules/turns/movement.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// Returns the chip that a written operand names, after a missing minus sign is added; nullopt unless exactly
// one chip fits.
[[nodiscard]] std::optional<board::ChipIndex> namedChip(const Law& law, const Operand& operand);

// The squares where the chips of a side may stand, found from the entries of one column alone. A chip's own
// entries show how their writer counts squares, whatever the opponent did, so the other column is not needed.
class ChipTrack {
 public:
  // Places the side's chips on their squares in the position.
  ChipTrack(const board::Position& start, board::Side side, const rules::Movement& movement);

  // True if the chip may move to the square `to` from a square where it may stand. Chips in between are
  // ignored.
  [[nodiscard]] bool mayMove(board::ChipIndex chip, board::Square to) const;
  // True if the chip may take another chip and land on a square with this operator.
  [[nodiscard]] bool mayTake(board::ChipIndex chip, board::Operator sign) const {
    return landings(chip, sign) != 0;
  }

  // Records a quiet move of the chip to one of the squares. Precondition: `squares` is not empty.
  void move(board::ChipIndex chip, board::Bits squares);
  // Records that the chip took another chip and landed on a square with this operator.
  void take(board::ChipIndex chip, board::Operator sign);
  // Records a move of the chip to an unknown square. From now on the chip may stand anywhere.
  void lose(board::ChipIndex chip);

 private:
  [[nodiscard]] board::Bits landings(board::ChipIndex chip, board::Operator sign) const;

  board::Side m_side;
  bool m_isFlying;
  std::array<board::Bits, board::kChipsASide> m_squares{};
  std::array<bool, board::kChipsASide> m_mayBeDama{};
};

}  // namespace damath::sheet
