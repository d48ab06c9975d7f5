// SPDX-License-Identifier: GPL-3.0-or-later
// The squares where a side's chips may stand, found from the entries of one column alone. A chip's own
// entries show how their writer counts squares, whatever the opponent did. So the other column is not needed.
#pragma once

#include <array>
#include <optional>

#include "core/board/bitboard.hpp"
#include "core/board/position.hpp"
#include "core/rules/movement.hpp"

namespace damath::sheet {

class ChipTrack {
 public:
  // Places the side's chips on their squares in the position.
  ChipTrack(const board::Position& start, board::Side side, const rules::Movement& movement);

  // True if the chip may move to `to` from a square where the chip may stand. Chips in between are ignored.
  [[nodiscard]] bool mayMove(board::ChipIndex chip, board::Square to) const;
  // True if the chip may take another chip and land on a square of this operator.
  [[nodiscard]] bool mayTake(board::ChipIndex chip, board::Operator sign) const {
    return landings(chip, sign) != 0;
  }

  // Records a quiet move of the chip to one of the squares. Precondition: `squares` is not empty.
  void move(board::ChipIndex chip, board::Bits squares);
  // Records a capture by the chip that ended on a square of this operator.
  void take(board::ChipIndex chip, board::Operator sign);
  // Records a move of the chip to an unknown square: the chip may stand anywhere.
  void lose(board::ChipIndex chip);

 private:
  [[nodiscard]] board::Bits landings(board::ChipIndex chip, board::Operator sign) const;

  board::Side m_side;
  bool m_isFlying;
  std::array<board::Bits, board::kChipsASide> m_squares{};
  std::array<bool, board::kChipsASide> m_mayBeDama{};
};

}  // namespace damath::sheet
