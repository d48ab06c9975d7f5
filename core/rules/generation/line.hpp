// What a dama sees along a diagonal (rulebook M3, K3), by table: one multiplication gathers the occupied
// squares of the diagonal into an index, so that no processor extension is needed.
#pragma once

#include "core/board/bitboard.hpp"

namespace damath::rules::generation {

using board::Bits;
using board::Direction;

// Bits of the ghost layout, ghosts included.
inline constexpr int kBoardBits = 36;

// The two diagonals through a square.
enum class Slope { Rising, Falling };  // south-west to north-east, south-east to north-west

[[nodiscard]] constexpr Slope slopeOf(Direction direction) {
  return direction == Direction::NorthEast || direction == Direction::SouthWest ? Slope::Rising
                                                                                : Slope::Falling;
}

struct View {
  Bits reach;     // vacant squares that a slide from the square reaches
  Bits jumpable;  // the first chip each way, where the square behind it is vacant; of either side
};

struct Line {
  Bits squares;       // of the diagonal, less the square itself
  Bits magic;         // times the occupied ones of them: their index, in the top bits
  const View* views;  // one for each set of occupied squares
  int shift;

  [[nodiscard]] const View& view(Bits occupied) const {
    return views[((occupied & squares) * magic) >> shift];
  }
};

struct Lines {
  Line of[2][kBoardBits];   // by slope and bit
  Bits ray[4][kBoardBits];  // by direction and bit: every square beyond, to the edge

  [[nodiscard]] const Line& line(Slope slope, int bit) const { return of[static_cast<int>(slope)][bit]; }
  [[nodiscard]] Bits beyond(Direction direction, int bit) const {
    return ray[static_cast<int>(direction)][bit];
  }
};

extern const Lines kLines;

}  // namespace damath::rules::generation
