// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a dama along the two diagonals through its square (rulebook M3, K3).
#pragma once

#include <bit>

#include "core/board/bitboard.hpp"

namespace damath::rules::generation {

using board::Bits;
using board::Direction;

// The number of bits of a Bits set, including ghost bits (bits that are no squares, see board/bitboard.hpp).
inline constexpr int kBoardBits = 36;

enum class Slope { Rising, Falling };  // Rising: south-west to north-east. Falling: south-east to north-west.

[[nodiscard]] constexpr Slope slopeOf(Direction direction) {
  return direction == Direction::NorthEast || direction == Direction::SouthWest ? Slope::Rising
                                                                                : Slope::Falling;
}

struct View {
  Bits reach;     // vacant squares that the dama can reach by a slide
  Bits jumpable;  // the first chip in each direction, of either side, if the square behind the chip is vacant
};

// A diagonal seen from one of its squares.
struct Line {
  Bits squares;  // the other squares of the diagonal
  // The views of the line, one for each set of occupied `squares`. The index of a view is the occupancy of
  // `squares`, gathered into the low bits.
  const View* views;
};

struct Lines {
  Line of[2][kBoardBits];   // indices: slope, bit of the square
  Bits ray[4][kBoardBits];  // indices: direction, bit of the square; the squares beyond it, to the edge

  [[nodiscard, gnu::always_inline]] const Line& line(Slope slope, int bit) const {
    return of[static_cast<int>(slope)][bit];
  }
  [[nodiscard, gnu::always_inline]] Bits beyond(Direction direction, int bit) const {
    return ray[static_cast<int>(direction)][bit];
  }
};

extern const Lines kLines;

// A processor that can gather the bits of a mask with one instruction. viewFrom then looks up the view in a
// table.
template <class Cpu>
concept GathersBits = requires(Bits bits) {
  Cpu::gathered(bits, bits);
};

// Computes the view in one direction by arithmetic, for processors without GathersBits.
template <Direction kDirection>
[[nodiscard, gnu::always_inline]] inline View viewAlong(int bit, Bits occupied) {
  constexpr int kStep = board::stepOf(kDirection);
  const Bits ray = kLines.beyond(kDirection, bit);
  const Bits chips = ray & occupied;
  const Bits vacant = board::kAllSquares & ~occupied;
  if constexpr (kStep > 0) {
    const Bits first = chips & -chips;
    return {ray & (first - 1), first & (vacant >> kStep)};
  } else {
    const Bits first = std::bit_floor(chips);
    // `first` is 0 if no chip stands on the ray. Adding 1 then makes the mask 0, and the dama reaches the
    // whole ray.
    return {ray & ~((first << 1U) - 1 + static_cast<Bits>(first == 0)), first & (vacant << -kStep)};
  }
}

template <class Cpu>
[[nodiscard, gnu::always_inline]] inline View viewFrom(Slope slope, int bit, Bits occupied) {
  if constexpr (GathersBits<Cpu>) {
    const Line& line = kLines.line(slope, bit);
    return line.views[Cpu::gathered(occupied, line.squares)];
  } else {
    const View up = slope == Slope::Rising ? viewAlong<Direction::NorthEast>(bit, occupied)
                                           : viewAlong<Direction::NorthWest>(bit, occupied);
    const View down = slope == Slope::Rising ? viewAlong<Direction::SouthWest>(bit, occupied)
                                             : viewAlong<Direction::SouthEast>(bit, occupied);
    return {up.reach | down.reach, up.jumpable | down.jumpable};
  }
}

}  // namespace damath::rules::generation
