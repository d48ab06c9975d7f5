// SPDX-License-Identifier: GPL-3.0-or-later
// Figures and their workings (rulebook N3, N7).
#include "core/sheet/cells/figure.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/exact/number_text.hpp"

namespace damath::sheet {
namespace {

// Values separated by blanks; `?4` for what is unreadable from the fourth character on.
std::string readingOf(std::string_view cell) {
  const Figure figure = readFigure(cell);
  if (const auto* unreadable = std::get_if<UnreadableFigure>(&figure)) {
    return "?" + std::to_string(unreadable->column);
  }
  if (std::holds_alternative<BlankFigure>(figure)) return "blank";
  std::string text;
  for (const FigureStep& step : std::get<std::vector<FigureStep>>(figure)) {
    text += (text.empty() ? "" : ", ") + exact::toText(step.value);
    if (step.factor) text += "*" + std::to_string(*step.factor);
  }
  return text;
}

TEST(Figures, AreReadInEverySpelling) {
  EXPECT_EQ(readingOf("75"), "75");
  EXPECT_EQ(readingOf("- 9"), "-9");
  EXPECT_EQ(readingOf("−29/30"), "-29/30");
  EXPECT_EQ(readingOf("-10/10"), "-1");
  EXPECT_EQ(readingOf("1 1/2"), "3/2");
  EXPECT_EQ(readingOf("3½"), "7/2");
  EXPECT_EQ(readingOf("-22.69"), "-2269/100");
  EXPECT_EQ(readingOf(".5"), "1/2");
  EXPECT_EQ(readingOf("3 + 2√2"), "3 + 2√2");
  EXPECT_EQ(readingOf("1/2 - 5√2/36"), "1/2 - 5√2/36");
  EXPECT_EQ(readingOf("4sqrt(18)"), "12√2");
  EXPECT_EQ(readingOf("-12 √ 2"), "-12√2");
  EXPECT_EQ(readingOf("4 sqrt ( 18 )"), "12√2");
  EXPECT_EQ(readingOf("(-12)"), "-12");
  EXPECT_EQ(readingOf("{-12}"), "-12");
  EXPECT_EQ(readingOf("＋１２．５０"), "25/2");
  EXPECT_EQ(readingOf("－２９／３０"), "-29/30");
  EXPECT_EQ(readingOf("—\u00a0\u200912\u3000"), "-12");
  EXPECT_EQ(readingOf("\t7\t"), "7");
  EXPECT_EQ(readingOf("007"), "7");
  EXPECT_EQ(readingOf("4 / 8"), "1/2");
  EXPECT_EQ(readingOf("-1⅒"), "-11/10");
  EXPECT_EQ(readingOf("⅔"), "2/3");
  EXPECT_EQ(readingOf("√2/36"), "√2/36");
  EXPECT_EQ(readingOf("-(5√2)/36"), "-5√2/36");
  EXPECT_EQ(readingOf(""), "blank");
  EXPECT_EQ(readingOf("\u3000\u200b"), "blank");
}

TEST(Figures, CountByTheLastStepOfTheirWorking) {
  EXPECT_EQ(readingOf("-3.5 ≈ -4"), "-7/2, -4");
  EXPECT_EQ(readingOf("16 x 2 = 32"), "32*2, 32");
  EXPECT_EQ(readingOf("-3.5 ≈ -4 x 2 = -8"), "-7/2, -8*2, -8");
  EXPECT_EQ(readingOf("2(5 x 10) = 100"), "100*2, 100");
  EXPECT_EQ(readingOf("(-240)(-100) = 24000"), "24000, 24000");
  EXPECT_EQ(readingOf("-9 + -1 = -10"), "-10, -10");
  EXPECT_EQ(readingOf("-9 - (-1) = -8"), "-8, -8");
  EXPECT_EQ(readingOf("-3.5 ~= -4"), "-7/2, -4");
  EXPECT_EQ(readingOf("-3.5 ≒ －４"), "-7/2, -4");
}

TEST(Figures, ThatAreNoneSayWhere) {
  EXPECT_EQ(readingOf("12a"), "?3");
  EXPECT_EQ(readingOf("x"), "?1");
  EXPECT_EQ(readingOf("３の"), "?2");
  EXPECT_EQ(readingOf("√"), "?2");
  EXPECT_EQ(readingOf("√(2"), "?4");
  EXPECT_EQ(readingOf("r2"), "?1");
  EXPECT_EQ(readingOf("1 0"), "?3");
  EXPECT_EQ(readingOf("5 === 5"), "?3");
  EXPECT_EQ(readingOf("1,000"), "?2");
  EXPECT_EQ(readingOf("1/0"), "?4");
  EXPECT_EQ(readingOf("5 ="), "?4");
  EXPECT_EQ(readingOf("((((((((((1))))))))))"), "?9");
  EXPECT_EQ(readingOf("1" + std::string(60, '0')), "?62");
}

FigureStep stepOf(std::string_view cell) {
  return std::get<std::vector<FigureStep>>(readFigure(cell)).back();
}

TEST(Figures, StateAnExactValueOrItsRoundingToTwoOrMoreDecimals) {
  const exact::Number third(exact::Rational(1, 3));
  EXPECT_TRUE(states(stepOf("2/6"), third, 2));
  EXPECT_TRUE(states(stepOf("0.33"), third, 2));
  EXPECT_TRUE(states(stepOf("0.333"), third, 2));
  EXPECT_FALSE(states(stepOf("0.3"), third, 2)) << "one decimal is too few";
  EXPECT_FALSE(states(stepOf("0.34"), third, 2));
  EXPECT_FALSE(states(stepOf("0.33"), third, 3));
  EXPECT_TRUE(states(stepOf("0.333"), third, 3));
  EXPECT_TRUE(states(stepOf("1.41"), exact::Number::root(exact::Rational(1), 2), 2));
  EXPECT_TRUE(states(stepOf("-0.13"), exact::Number(exact::Rational(-125, 1000)), 2))
      << "halves away from zero";
}

}  // namespace
}  // namespace damath::sheet
