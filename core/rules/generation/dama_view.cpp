// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generation/dama_view.hpp"

#include <array>

namespace damath::rules::generation {

namespace {

using board::kSquares;
using board::maskOf;
using board::Square;
using board::stepped;

constexpr Direction kDirectionsOf[2][2] = {{Direction::NorthEast, Direction::SouthWest},
                                           {Direction::NorthWest, Direction::SouthEast}};

constexpr Bits rayFrom(Bits from, Direction direction) {
  Bits ray = 0;
  for (Bits at = stepped(from, direction); at != 0; at = stepped(at, direction)) ray |= at;
  return ray;
}

constexpr Bits lineFrom(int slope, Bits from) {
  return rayFrom(from, kDirectionsOf[slope][0]) | rayFrom(from, kDirectionsOf[slope][1]);
}

constexpr std::size_t viewsInAll() {
  std::size_t views = 0;
  for (int slope = 0; slope < 2; ++slope) {
    for (int number = 0; number < kSquares; ++number) {
      views += std::size_t{1} << std::popcount(lineFrom(slope, maskOf(Square(number))));
    }
  }
  return views;
}

constexpr View viewOf(Bits from, int slope, Bits occupied) {
  View view{};
  for (const Direction direction : kDirectionsOf[slope]) {
    Bits at = stepped(from, direction);
    while (at != 0 && (at & occupied) == 0) {
      view.reach |= at;
      at = stepped(at, direction);
    }
    const Bits behind = stepped(at, direction);
    if (behind != 0 && (behind & occupied) == 0) view.jumpable |= at;
  }
  return view;
}

constexpr std::array<View, viewsInAll()> makeViews() {
  std::array<View, viewsInAll()> views{};
  std::size_t next = 0;
  for (int slope = 0; slope < 2; ++slope) {
    for (int number = 0; number < kSquares; ++number) {
      const Bits from = maskOf(Square(number));
      const Bits squares = lineFrom(slope, from);
      Bits occupied = 0;
      do {
        views[next++] = viewOf(from, slope, occupied);
        occupied = (occupied - squares) & squares;  // the next greater subset of `squares`
      } while (occupied != 0);
    }
  }
  return views;
}

constexpr std::array<View, viewsInAll()> kViews = makeViews();

constexpr Lines makeLines() {
  Lines lines{};
  const View* views = kViews.data();
  for (int slope = 0; slope < 2; ++slope) {
    for (int number = 0; number < kSquares; ++number) {
      const Square square(number);
      const Bits squares = lineFrom(slope, maskOf(square));
      lines.of[slope][board::bitOf(square)] = {squares, views};
      views += std::size_t{1} << std::popcount(squares);
    }
  }
  for (const Direction direction : board::kDirections) {
    for (int number = 0; number < kSquares; ++number) {
      const Square square(number);
      lines.ray[static_cast<int>(direction)][board::bitOf(square)] = rayFrom(maskOf(square), direction);
    }
  }
  return lines;
}

}  // namespace

constinit const Lines kLines = makeLines();

}  // namespace damath::rules::generation
