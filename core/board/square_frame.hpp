// SPDX-License-Identifier: GPL-3.0-or-later
// The ways to count squares that a writer may use: the board rotated or mirrored, each number from 0 or from
// 1. The square (1, 2) is (6, 5) counted from RED's side, and (2, 1) with x and y exchanged (rulebook B1, B4,
// N1).
#pragma once

#include <array>
#include <optional>

#include "core/board/square.hpp"

namespace damath::board {

// The eight symmetries of the board, the likeliest first. Each comment gives the numbers that a writer writes
// for the square (x, y).
enum class Symmetry {
  Identity,        // (x, y) is written as (x, y)
  HalfTurn,        // (x, y) is written as (7−x, 7−y)
  Transposed,      // (x, y) is written as (y, x)
  AntiTransposed,  // (x, y) is written as (7−y, 7−x)
  MirrorX,         // (x, y) is written as (7−x, y)
  MirrorY,         // (x, y) is written as (x, 7−y)
  QuarterLeft,     // (x, y) is written as (7−y, x)
  QuarterRight     // (x, y) is written as (y, 7−x)
};

struct SquareFrame {
  Symmetry symmetry = Symmetry::Identity;
  int firstX = 0;  // 0 or 1: the smallest value that the writer uses for the first written number
  int firstY = 0;  // 0 or 1: the smallest value that the writer uses for the second written number

  // Returns the two numbers that the writer writes for the square.
  [[nodiscard]] constexpr Coordinates written(Square square) const {
    const Coordinates turned = turnedTo(square.x(), square.y());
    return {turned.x + firstX, turned.y + firstY};
  }
  // Returns the square for which the writer writes these numbers; nullopt if no square has these numbers.
  [[nodiscard]] constexpr std::optional<Square> read(Coordinates place) const {
    const Coordinates turned{place.x - firstX, place.y - firstY};
    const int x = turned.x;
    const int y = turned.y;
    switch (symmetry) {
      case Symmetry::Identity:
        return Square::at(x, y);
      case Symmetry::HalfTurn:
        return Square::at(7 - x, 7 - y);
      case Symmetry::Transposed:
        return Square::at(y, x);
      case Symmetry::AntiTransposed:
        return Square::at(7 - y, 7 - x);
      case Symmetry::MirrorX:
        return Square::at(7 - x, y);
      case Symmetry::MirrorY:
        return Square::at(x, 7 - y);
      case Symmetry::QuarterLeft:
        return Square::at(y, 7 - x);
      case Symmetry::QuarterRight:
        return Square::at(7 - y, x);
    }
    return std::nullopt;
  }

  friend constexpr bool operator==(const SquareFrame&, const SquareFrame&) = default;

 private:
  [[nodiscard]] constexpr Coordinates turnedTo(int x, int y) const {
    switch (symmetry) {
      case Symmetry::Identity:
        return {x, y};
      case Symmetry::HalfTurn:
        return {7 - x, 7 - y};
      case Symmetry::Transposed:
        return {y, x};
      case Symmetry::AntiTransposed:
        return {7 - y, 7 - x};
      case Symmetry::MirrorX:
        return {7 - x, y};
      case Symmetry::MirrorY:
        return {x, 7 - y};
      case Symmetry::QuarterLeft:
        return {7 - y, x};
      case Symmetry::QuarterRight:
        return {y, 7 - x};
    }
    return {x, y};
  }
};

// All 32 frames (eight symmetries, four ways to begin the count), the likeliest first. The first is the
// absolute frame.
inline constexpr std::array<SquareFrame, 32> kSquareFrames = [] {
  std::array<SquareFrame, 32> all{};
  constexpr Coordinates kFirst[] = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
  std::size_t count = 0;
  for (const Coordinates first : kFirst) {
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
      all[count++] = {static_cast<Symmetry>(symmetry), first.x, first.y};
    }
  }
  return all;
}();

// Returns the frame that a ruleset requires for a side: rotated by 180° for RED in the own-side frame (B4).
[[nodiscard]] constexpr SquareFrame squareFrameOf(Frame frame, Side reader) {
  const bool isTurned = frame == Frame::OwnSide && reader == Side::Red;
  return {isTurned ? Symmetry::HalfTurn : Symmetry::Identity, 0, 0};
}

}  // namespace damath::board
