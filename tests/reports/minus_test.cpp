// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the minus sign in print: numbers have it; names, dates and results keep their hyphens.
#include "reports/compose/parts/minus.hpp"

#include <gtest/gtest.h>

namespace damath::compose {
namespace {

TEST(Minus, SignsOfFigures) {
  EXPECT_EQ(withTrueSigns("-21/4"), "−21/4");
  EXPECT_EQ(withTrueSigns("10 x (-7) = -70"), "10 x (−7) = −70");
  EXPECT_EQ(withTrueSigns("the score “-3” is wrong"), "the score “−3” is wrong");
  EXPECT_EQ(withTrueSigns("-√2, -[8], -3x²y"), "−√2, −[8], −3x²y");
}

TEST(Minus, HyphensOfWordsStay) {
  for (const char* text : {"Cruz-Reyes, Ana", "Peña-Go", "2026-11-20", "1-0", "1/2-1/2", "LUNA-2", "a - b",
                           "Niñó-7", "-", "", "knock-out", "Grade -year", "Monday - 3"}) {
    EXPECT_EQ(withTrueSigns(text), text);
    EXPECT_EQ(withTrueMinus(text), text);
  }
}

TEST(Minus, BetweenFiguresWithBlanksAround) {
  EXPECT_EQ(withTrueMinus("1 - 5√2/36"), "1 − 5√2/36");
  EXPECT_EQ(withTrueMinus("-7 - (-9) = 2"), "−7 − (−9) = 2");
  EXPECT_EQ(withTrueMinus("3x² - x²y"), "3x² − x²y");
  EXPECT_EQ(withTrueSigns("1 - 5"), "1 - 5");
}

TEST(Minus, NothingButMinusInACell) {
  EXPECT_EQ(withMinusThroughout("5-3 (0,3)"), "5−3 (0,3)");
}

}  // namespace
}  // namespace damath::compose
