// SPDX-License-Identifier: GPL-3.0-or-later
// A set of playable squares as 36 bits: four squares per row and, after every second row, one unused bit (a
// ghost). Each diagonal step is one shift. A step off the board lands on a ghost bit or outside, never on a
// square.
#pragma once

#include <bit>
#include <cstdint>

#include "core/board/square.hpp"

namespace damath::board {

using Bits = std::uint64_t;

[[nodiscard]] constexpr int bitOf(Square square) {
  return square.number() + square.number() / 8;
}
[[nodiscard]] constexpr Bits maskOf(Square square) {
  return Bits{1} << bitOf(square);
}
// Returns the square of a bit. Precondition: the bit belongs to a square, not to a ghost (an unused bit).
[[nodiscard]] constexpr Square squareOfBit(int bit) {
  return Square(bit - bit / 9);
}
[[nodiscard]] constexpr Square firstSquare(Bits squares) {
  return squareOfBit(std::countr_zero(squares));
}

[[nodiscard]] constexpr Bits everySquare() {
  Bits squares = 0;
  for (int number = 0; number < kSquares; ++number) squares |= maskOf(Square(number));
  return squares;
}
inline constexpr Bits kAllSquares = everySquare();

[[nodiscard]] constexpr Bits rowMask(int y) {
  Bits squares = 0;
  for (int number = 4 * y; number < 4 * y + 4; ++number) squares |= maskOf(Square(number));
  return squares;
}

enum class Direction { NorthEast, NorthWest, SouthEast, SouthWest };
inline constexpr Direction kDirections[] = {Direction::NorthEast, Direction::NorthWest, Direction::SouthEast,
                                            Direction::SouthWest};

// Returns the number of bits by which one diagonal step shifts a set of squares. The number is negative for
// the two south directions.
[[nodiscard]] constexpr int stepOf(Direction direction) {
  switch (direction) {
    case Direction::NorthEast:
      return 5;
    case Direction::NorthWest:
      return 4;
    case Direction::SouthEast:
      return -4;
    case Direction::SouthWest:
      return -5;
  }
  return 0;
}

// Returns the set of squares that are one step from `squares` in this direction. Steps that leave the board
// give no square.
[[nodiscard]] constexpr Bits stepped(Bits squares, Direction direction) {
  const int step = stepOf(direction);
  return (step > 0 ? squares << step : squares >> -step) & kAllSquares;
}

[[nodiscard]] constexpr bool isForward(Direction direction, Side side) {
  return (stepOf(direction) > 0) == (side == Side::Blue);
}

}  // namespace damath::board
