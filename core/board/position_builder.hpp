// SPDX-License-Identifier: GPL-3.0-or-later
// The one way to a position: piece by piece, each with all that speaks against it.
#pragma once

#include <optional>
#include <vector>

#include "core/board/position.hpp"

namespace damath::board {

enum class PlacingFault {
  SquareTwice,      // a piece stands there already
  UnknownChip,      // a chip index beyond the twelve (C1), as that of a thirteenth chip (B5) must be
  ChipTwice,        // the chip of the side stands elsewhere already (C1)
  OrdinaryOnFarRow  // an ordinary chip where it would have been crowned (P1)
};

class PositionBuilder {
 public:
  explicit PositionBuilder(Side toMove) : m_position(toMove) {}

  void setToMove(Side side) { m_position.setToMove(side); }
  // Puts a piece there and tells what speaks against it, in the order of PlacingFault. For the pieces after
  // it it stands there all the same, if it is one of the twelve and not a second one.
  std::vector<PlacingFault> put(Square square, const Piece& piece);
  // The chip itself while it is free, otherwise the first of the side that is; nothing where all twelve
  // stand.
  [[nodiscard]] std::optional<ChipIndex> freeChip(Side side, ChipIndex wanted) const;

  // Nothing where anything spoke against a piece.
  [[nodiscard]] std::optional<Position> build() const;

 private:
  Position m_position;
  bool m_isSound = true;
};

}  // namespace damath::board
