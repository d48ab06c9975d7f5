// SPDX-License-Identifier: GPL-3.0-or-later
// A playable square, one of 32 (rulebook B1, B2). Squares are numbered row by row from BLUE's left: number =
// 4·y + x div 2, so (1, 0) is 0 and (6, 7) is 31.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/board/side.hpp"

namespace damath::board {

inline constexpr int kSquares = 32;

// The operator printed on a square (rulebook B3).
enum class Operator { Plus, Minus, Times, Divide };

// Returns the operator as printed on the board, in UTF-8 with a true minus sign (rulebook B3).
[[nodiscard]] constexpr std::string_view printed(Operator sign) {
  switch (sign) {
    case Operator::Plus:
      return "+";
    case Operator::Minus:
      return "−";
    case Operator::Times:
      return "×";
    case Operator::Divide:
      return "÷";
  }
  return "";
}

// The viewpoint of coordinates: BLUE's view of the board, or the view of the player in question (rulebook
// B4).
enum class Frame { Absolute, OwnSide };

struct Coordinates {
  int x = 0;
  int y = 0;
  friend bool operator==(const Coordinates&, const Coordinates&) = default;
};

class Square {
 public:
  // Makes the square with this number: squares are counted row by row from BLUE's left. Precondition:
  // 0 ≤ number < 32.
  constexpr explicit Square(int number) : m_number(static_cast<std::uint8_t>(number)) {}

  // Returns the square at (x, y). nullopt if the place is off the board or not playable.
  [[nodiscard]] static constexpr std::optional<Square> at(int x, int y) {
    if (x < 0 || x > 7 || y < 0 || y > 7 || (x + y) % 2 == 0) return std::nullopt;
    return Square(4 * y + x / 2);
  }
  [[nodiscard]] static constexpr std::optional<Square> at(Coordinates place, Frame frame, Side reader) {
    if (frame == Frame::OwnSide && reader == Side::Red) return at(7 - place.x, 7 - place.y);
    return at(place.x, place.y);
  }
  // Returns the square with index p = 8·(7 − y) + x, as in JSON documents (rulebook B2). nullopt if no
  // playable square has this index.
  [[nodiscard]] static constexpr std::optional<Square> ofIndex(int index) {
    if (index < 0 || index > 63) return std::nullopt;
    return at(index % 8, 7 - index / 8);
  }

  [[nodiscard]] constexpr int number() const { return m_number; }
  [[nodiscard]] constexpr int y() const { return m_number / 4; }
  [[nodiscard]] constexpr int x() const { return 2 * (m_number % 4) + (y() % 2 == 0 ? 1 : 0); }
  [[nodiscard]] constexpr int index() const { return 8 * (7 - y()) + x(); }
  // Returns the square after a rotation of the board by 180°.
  [[nodiscard]] constexpr Square turned() const { return Square(kSquares - 1 - m_number); }
  [[nodiscard]] constexpr Coordinates coordinates(Frame frame, Side reader) const {
    if (frame == Frame::OwnSide && reader == Side::Red) return {7 - x(), 7 - y()};
    return {x(), y()};
  }
  [[nodiscard]] constexpr Operator sign() const {
    using enum Operator;
    // The operators of the rows y = 0 … 3, left to right. The pattern repeats every four rows (rulebook B3).
    constexpr Operator kRows[4][4] = {{Plus, Minus, Divide, Times},
                                      {Minus, Plus, Times, Divide},
                                      {Divide, Times, Plus, Minus},
                                      {Times, Divide, Minus, Plus}};
    return kRows[y() % 4][m_number % 4];
  }

  friend constexpr bool operator==(Square, Square) = default;
  friend constexpr auto operator<=>(Square, Square) = default;

 private:
  std::uint8_t m_number;
};

// Returns the y of the row where a side's chips become dama (rulebook P1).
[[nodiscard]] constexpr int farRow(Side side) {
  return side == Side::Blue ? 7 : 0;
}

}  // namespace damath::board
