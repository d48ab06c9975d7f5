// SPDX-License-Identifier: GPL-3.0-or-later
// Builds a position piece by piece and reports every fault of a piece. A caller sets up a position only with
// this class.
#pragma once

#include <optional>
#include <vector>

#include "core/board/position.hpp"

namespace damath::board {

// The faults of a piece that PositionBuilder puts on a square.
enum class PlacingFault {
  SquareTwice,      // the square already holds a piece
  UnknownChip,      // the chip index is above 11 (C1); a thirteenth chip (B5) has this fault or ChipTwice
  ChipTwice,        // another square already holds this chip of the side (C1)
  OrdinaryOnFarRow  // an ordinary chip on a square where it would have been crowned (P1)
};

class PositionBuilder {
 public:
  explicit PositionBuilder(Side toMove) : m_position(toMove) {}

  void setToMove(Side side) { m_position.setToMove(side); }
  // Puts a piece on a square and returns its faults, in the order of PlacingFault. A piece whose only fault
  // is OrdinaryOnFarRow still occupies the square for later pieces.
  std::vector<PlacingFault> put(Square square, const Piece& piece);
  // Returns `wanted` if that chip is free, otherwise the first free chip of the side. nullopt if all twelve
  // are in use.
  [[nodiscard]] std::optional<ChipIndex> freeChip(Side side, ChipIndex wanted) const;

  // Returns the position. nullopt if any piece had a fault.
  [[nodiscard]] std::optional<Position> build() const;

 private:
  Position m_position;
  bool m_isSound = true;
};

}  // namespace damath::board
