// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the names of squares in each game (G9).
#include "core/notation/board/square_name.hpp"

#include <gtest/gtest.h>

namespace damath::notation {
namespace {

using board::Square;
using rules::Game;

TEST(SquareName, EachGameHasItsOwn) {
  EXPECT_EQ(squareName(Game::English, *Square::at(1, 0)), "1");
  EXPECT_EQ(squareName(Game::English, *Square::at(6, 7)), "32");
  EXPECT_EQ(squareName(Game::English, *Square::at(0, 1)), "5");
  EXPECT_EQ(squareName(Game::Dame, *Square::at(7, 0)), "a1");
  EXPECT_EQ(squareName(Game::Dame, *Square::at(0, 7)), "h8");
  EXPECT_EQ(squareName(Game::Dame, *Square::at(4, 3)), "d4");
  EXPECT_EQ(squareName(Game::Damath, *Square::at(1, 2)), "(1,2)");
}

TEST(SquareName, ReadBackEverySquare) {
  for (const Game game : rules::kGames) {
    for (int number = 0; number < board::kSquares; ++number) {
      EXPECT_EQ(parseSquareName(game, squareName(game, Square(number))), Square(number));
    }
  }
  for (const std::string_view text : {"", "0", "33", "+1", "-1", "1 ", "a"}) {
    EXPECT_FALSE(parseSquareName(Game::English, text)) << text;
  }
  for (const std::string_view text : {"", "a", "a2", "i1", "a9", "a0", "11", "a1 "}) {
    EXPECT_FALSE(parseSquareName(Game::Dame, text)) << text;
  }
  for (const std::string_view text : {"", "(1,1)", "(8,1)", "1,2", "(1)", "(1,2", "(-1,2)"}) {
    EXPECT_FALSE(parseSquareName(Game::Damath, text)) << text;
  }
  EXPECT_EQ(parseSquareName(Game::Dame, "A1"), Square::at(7, 0));
  EXPECT_EQ(parseSquareName(Game::Damath, "( 1 , 2 )"), Square::at(1, 2));
}

}  // namespace
}  // namespace damath::notation
