// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/first_moves.hpp"

#include <gtest/gtest.h>

#include "core/notation/sheet/sheet_text.hpp"

namespace damath::sheet {
namespace {

std::string movesIn(std::string_view lines, int turns) {
  return firstMoves(notation::parseSheetText("[Set \"integer\"]\n" + std::string(lines)).value(), turns);
}

constexpr std::string_view kFour = "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";

TEST(FirstMoves, AreOnlyThereWithEnoughTurns) {
  for (int turns = 1; turns <= 4; ++turns) EXPECT_FALSE(movesIn(kFour, turns).empty()) << turns;
  EXPECT_TRUE(movesIn(kFour, 5).empty());
  EXPECT_TRUE(movesIn("", 1).empty());
  EXPECT_TRUE(movesIn("RC 9 | 9 || RC 8 | 8\nGRAND | 9 || GRAND | 8\n", 1).empty()) << "no moves";
}

TEST(FirstMoves, AreTheSameInEachSpellingAndWithOtherFigures) {
  for (const std::string_view same : {"−9 (0, 3) || -1(1,4)\n–9+(−1) | 7 || 10 + ( -9 )\n",
                                      "~~8 (1,2)~~ -9 (0,3) || -1 (1,4)\n-9 + (-1) || 10 + (-9)\n",
                                      "-9 (0,3) @(1,2)(0,3) || -1 (1,4)\n-9 + (-1) || 10 + (-9)\n"}) {
    EXPECT_EQ(movesIn(same, 4), movesIn(kFour, 4)) << same;
  }
  EXPECT_EQ(movesIn("10 × 6 || 8 ÷ 2\n", 2), movesIn("10 x 6 || 8 / 2\n", 2));
  for (const std::string_view other :
       {"-9 (0,3) || -1 (1,4)\n-9 - (-1) || 10 + (-9)\n", "-1 (1,4) || -9 (0,3)\n-9 + (-1) || 10 + (-9)\n"}) {
    EXPECT_NE(movesIn(other, 4), movesIn(kFour, 4)) << other;
  }
}

TEST(FirstMoves, OfAChainAreOneTurn) {
  constexpr std::string_view kChain = "-9 (0,3) || 10 x 6\n || 10 x 4\n8 (1,2) || 2 (3,4)\n";
  EXPECT_FALSE(movesIn(kChain, 4).empty());
  EXPECT_TRUE(movesIn(kChain, 5).empty());
  const std::string two = movesIn(kChain, 2);
  EXPECT_NE(two.find("10x4"), std::string::npos) << two;
  EXPECT_EQ(two.find("8("), std::string::npos) << two;
}

}  // namespace
}  // namespace damath::sheet
