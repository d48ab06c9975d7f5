// SPDX-License-Identifier: GPL-3.0-or-later
// What a dama sees along the two diagonals through its square (rulebook M3, K3).
#pragma once

#include <bit>

#include "core/board/bitboard.hpp"

namespace damath::rules::generation {

using board::Bits;
using board::Direction;

// Bits of the ghost layout, ghosts included.
inline constexpr int kBoardBits = 36;

enum class Slope { Rising, Falling };  // south-west to north-east, south-east to north-west

[[nodiscard]] constexpr Slope slopeOf(Direction direction) {
  return direction == Direction::NorthEast || direction == Direction::SouthWest ? Slope::Rising
                                                                                : Slope::Falling;
}

struct View {
  Bits reach;     // vacant squares that a slide from the square comes to
  Bits jumpable;  // the first chip each way, of either side, where the square behind it is vacant
};

// A diagonal as it is seen from one of its squares.
struct Line {
  Bits squares;       // all others
  const View* views;  // one for each set of occupied ones of them, in rising order
};

struct Lines {
  Line of[2][kBoardBits];   // by slope and bit
  Bits ray[4][kBoardBits];  // by direction and bit: every square beyond, to the edge

  [[nodiscard, gnu::always_inline]] const Line& line(Slope slope, int bit) const {
    return of[static_cast<int>(slope)][bit];
  }
  [[nodiscard, gnu::always_inline]] Bits beyond(Direction direction, int bit) const {
    return ray[static_cast<int>(direction)][bit];
  }
};

extern const Lines kLines;

// A processor that gathers the bits of a mask in one instruction looks the view up.
template <class Cpu>
concept GathersBits = requires(Bits bits) {
  Cpu::gathered(bits, bits);
};

// Without: the first chip on the ray, found by arithmetic.
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
    // Twice the first is nought where there is none: then all of the ray is beyond it.
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
