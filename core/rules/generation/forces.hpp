// SPDX-License-Identifier: GPL-3.0-or-later
// A position in the form that the turn generator needs: three sets of squares from the view of the side to
// move, small enough to pass by value. A set says only that a chip stands on a square. The number of the chip
// does not affect legality.
#pragma once

#include "core/board/bitboard.hpp"
#include "core/board/position.hpp"
#include "core/rules/turns/movement.hpp"

namespace damath::rules::generation {

using board::Bits;
using board::Direction;
using board::Side;

struct Forces {
  Bits own;
  Bits enemy;
  Bits damas;  // damas of both sides

  [[nodiscard]] Bits vacant() const { return board::kAllSquares & ~(own | enemy); }
};

[[nodiscard]] inline Forces forcesOf(const board::Position& position) {
  return {position.of(position.toMove()), position.of(opponent(position.toMove())), position.damas()};
}

// Shifts all squares one step without masking the edge of the board. The result may contain bits that are no
// squares: ghost bits (board/bitboard.hpp) or bits outside the board. The caller must intersect the result
// with a set of squares.
template <Direction kDirection>
[[nodiscard]] constexpr Bits shifted(Bits squares) {
  constexpr int kStep = board::stepOf(kDirection);
  if constexpr (kStep > 0) {
    return squares << kStep;
  } else {
    return squares >> -kStep;
  }
}

[[nodiscard]] constexpr Direction opposite(Direction direction) {
  // In the enumeration, the numbers of two opposite directions (NorthEast and SouthWest, NorthWest and
  // SouthEast) add up to 3.
  return static_cast<Direction>(3 - static_cast<int>(direction));
}

// Returns the position after a turn, from the view of the other side.
template <Side kSide>
[[nodiscard, gnu::always_inline]] inline Forces after(Forces forces, Bits from, Bits to, Bits taken,
                                                      bool crownedOnTheWay) {
  const bool wasDama = (forces.damas & from) != 0;
  // P1: a chip that ends its turn on the far row becomes a dama.
  const bool isDama = wasDama || crownedOnTheWay || (to & board::rowMask(board::farRow(kSide))) != 0;
  return {.own = forces.enemy & ~taken,
          .enemy = (forces.own & ~from) | to,
          .damas = (forces.damas & ~(from | taken)) | (isDama ? to : 0)};
}

[[nodiscard]] inline Forces after(Side side, Forces forces, Bits from, Bits to, Bits taken,
                                  bool crownedOnTheWay) {
  return side == Side::Blue ? after<Side::Blue>(forces, from, to, taken, crownedOnTheWay)
                            : after<Side::Red>(forces, from, to, taken, crownedOnTheWay);
}

}  // namespace damath::rules::generation
