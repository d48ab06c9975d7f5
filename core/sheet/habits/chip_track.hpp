// SPDX-License-Identifier: GPL-3.0-or-later
// Where a side's chips may stand, by the entries of one column alone. That needs no board: what a chip's own
// entries say of its way shows how their writer counts squares, whatever the other player did.
#pragma once

#include <array>
#include <optional>

#include "core/board/bitboard.hpp"
#include "core/board/position.hpp"
#include "core/rules/movement.hpp"

namespace damath::sheet {

class ChipTrack {
 public:
  // The side's chips as they stand in the position.
  ChipTrack(const board::Position& start, board::Side side, const rules::Movement& movement);

  // True if the chip may move to the square from where it may stand.
  [[nodiscard]] bool mayMove(board::ChipIndex chip, board::Square to) const;
  // True if the chip may take something and land on a square of this operator.
  [[nodiscard]] bool mayTake(board::ChipIndex chip, board::Operator sign) const {
    return landings(chip, sign) != 0;
  }

  void move(board::ChipIndex chip, board::Square to);
  // It took something and landed on a square of this operator.
  void take(board::ChipIndex chip, board::Operator sign);
  // It moved, nobody knows where to.
  void lose(board::ChipIndex chip);

 private:
  [[nodiscard]] board::Bits landings(board::ChipIndex chip, board::Operator sign) const;
  void stand(board::ChipIndex chip, board::Bits squares);

  board::Side m_side;
  bool m_isFlying;
  std::array<board::Bits, board::kChipsASide> m_squares{};
  std::array<bool, board::kChipsASide> m_mayBeDama{};
};

}  // namespace damath::sheet
