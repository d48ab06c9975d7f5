// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/square.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "core/board/bitboard.hpp"

namespace damath::board {
namespace {

char letterOf(Operator sign) {
  switch (sign) {
    case Operator::Plus:
      return '+';
    case Operator::Minus:
      return '-';
    case Operator::Times:
      return 'x';
    case Operator::Divide:
      return '/';
  }
  return '?';
}

// B1 and B2: 32 of the 64 places are squares. Each square has its own number and the index that documents
// use.
TEST(Square, B1EveryPlaceOfTheBoard) {
  std::set<int> numbers;
  for (int y = 0; y < 8; ++y) {
    for (int x = 0; x < 8; ++x) {
      const auto square = Square::at(x, y);
      ASSERT_EQ(square.has_value(), (x + y) % 2 == 1) << x << "," << y;
      const int index = 8 * (7 - y) + x;
      ASSERT_EQ(Square::ofIndex(index), square);
      if (!square) continue;
      EXPECT_EQ(square->x(), x);
      EXPECT_EQ(square->y(), y);
      EXPECT_EQ(square->index(), index);
      EXPECT_EQ(Square(square->number()), *square);
      numbers.insert(square->number());
    }
  }
  EXPECT_EQ(numbers.size(), 32U);
  EXPECT_EQ(*numbers.begin(), 0);
  EXPECT_EQ(*numbers.rbegin(), 31);
}

TEST(Square, B1NothingBeyondTheEdge) {
  for (const auto& [x, y] : {std::pair{-1, 0}, {0, -1}, {8, 1}, {1, 8}, {-1, -2}, {100, 3}}) {
    EXPECT_FALSE(Square::at(x, y).has_value()) << x << "," << y;
  }
  for (const int index : {-1, 64, 65, 1000, -64}) EXPECT_FALSE(Square::ofIndex(index).has_value()) << index;
}

TEST(Square, B2IndicesOfTheDocuments) {
  EXPECT_EQ(Square::ofIndex(0), Square::at(0, 7));
  EXPECT_EQ(Square::ofIndex(6), Square::at(6, 7));
  EXPECT_EQ(Square::ofIndex(41), Square::at(1, 2));
  EXPECT_EQ(Square::ofIndex(32), Square::at(0, 3));
  EXPECT_EQ(Square::ofIndex(63), Square::at(7, 0));
  EXPECT_EQ(Square::ofIndex(1), std::nullopt);
}

TEST(Square, B3OperatorsRowByRow) {
  const std::string kRows[8] = {"x/-+", "/x+-", "-+x/", "+-/x", "x/-+", "/x+-", "-+x/", "+-/x"};
  std::map<char, int> counts;
  for (int y = 7; y >= 0; --y) {
    std::string row;
    for (int x = 0; x < 8; ++x) {
      if (const auto square = Square::at(x, y)) row += letterOf(square->sign());
    }
    EXPECT_EQ(row, kRows[7 - y]) << "y = " << y;
    for (const char letter : row) ++counts[letter];
  }
  EXPECT_EQ(counts, (std::map<char, int>{{'+', 8}, {'-', 8}, {'x', 8}, {'/', 8}}));
}

TEST(Square, B3OperatorsAreTheSameAfterAHalfTurn) {
  for (int number = 0; number < kSquares; ++number) {
    const Square square(number);
    EXPECT_EQ(square.turned().x(), 7 - square.x());
    EXPECT_EQ(square.turned().y(), 7 - square.y());
    EXPECT_EQ(square.turned().turned(), square);
    EXPECT_EQ(square.turned().sign(), square.sign());
  }
}

TEST(Square, B4FramesOfBothPlayers) {
  for (int number = 0; number < kSquares; ++number) {
    const Square square(number);
    const Coordinates here{square.x(), square.y()};
    const Coordinates turned{7 - square.x(), 7 - square.y()};
    EXPECT_EQ(square.coordinates(Frame::Absolute, Side::Blue), here);
    EXPECT_EQ(square.coordinates(Frame::Absolute, Side::Red), here);
    EXPECT_EQ(square.coordinates(Frame::OwnSide, Side::Blue), here);
    EXPECT_EQ(square.coordinates(Frame::OwnSide, Side::Red), turned);
    for (const Frame frame : {Frame::Absolute, Frame::OwnSide}) {
      for (const Side side : kSides) {
        EXPECT_EQ(Square::at(square.coordinates(frame, side), frame, side), square);
      }
    }
  }
  EXPECT_FALSE(Square::at({1, 1}, Frame::OwnSide, Side::Red).has_value());
  EXPECT_FALSE(Square::at({-1, 2}, Frame::OwnSide, Side::Red).has_value());
}

// Moving a bitboard by one step moves its square by the same step on the board. A step off the board gives an
// empty bitboard.
TEST(Bitboard, StepsAreThoseOfTheBoard) {
  constexpr std::pair<int, int> kSteps[] = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
  for (int number = 0; number < kSquares; ++number) {
    const Square square(number);
    ASSERT_EQ(firstSquare(maskOf(square)), square);
    for (std::size_t i = 0; i < 4; ++i) {
      const auto next = Square::at(square.x() + kSteps[i].first, square.y() + kSteps[i].second);
      EXPECT_EQ(stepped(maskOf(square), kDirections[i]), next ? maskOf(*next) : 0) << number << " way " << i;
    }
  }
  EXPECT_EQ(std::popcount(kAllSquares), 32);
  EXPECT_EQ(
      rowMask(0) | rowMask(1) | rowMask(2) | rowMask(3) | rowMask(4) | rowMask(5) | rowMask(6) | rowMask(7),
      kAllSquares);
  EXPECT_TRUE(isForward(Direction::NorthWest, Side::Blue));
  EXPECT_FALSE(isForward(Direction::NorthWest, Side::Red));
  EXPECT_TRUE(isForward(Direction::SouthEast, Side::Red));
}

}  // namespace
}  // namespace damath::board
