// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/number_text.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/support/printing.hpp"

namespace damath::exact {
namespace {

Number fraction(std::int64_t top, std::int64_t bottom) {
  return Rational(top, bottom);
}
Number root(std::int64_t top, std::int64_t bottom, std::int64_t radicand) {
  return Number::root(Rational(top, bottom), radicand);
}

TEST(NumberText, CanonicalForms) {
  EXPECT_EQ(toText(Number()), "0");
  EXPECT_EQ(toText(Number(75)), "75");
  EXPECT_EQ(toText(Number(-11)), "-11");
  EXPECT_EQ(toText(fraction(-42, 8)), "-21/4");
  EXPECT_EQ(toText(fraction(10, 10)), "1");
  EXPECT_EQ(toText(root(1, 1, 2)), "√2");
  EXPECT_EQ(toText(root(-1, 1, 2)), "-√2");
  EXPECT_EQ(toText(root(4, 1, 18)), "12√2");
  EXPECT_EQ(toText(root(1, 36, 2)), "√2/36");
  EXPECT_EQ(toText(root(-1, 36, 2)), "-√2/36");
  EXPECT_EQ(toText(root(5, 36, 2)), "5√2/36");
  EXPECT_EQ(toText(Number(1) + root(1, 1, 2)), "1 + √2");
  EXPECT_EQ(toText(fraction(1, 2) - root(5, 36, 2)), "1/2 - 5√2/36");
  EXPECT_EQ(toText(root(1, 1, 3) + root(1, 1, 2)), "√2 + √3");
  EXPECT_EQ(toText(-root(1, 1, 2) - root(7, 2, 3)), "-√2 - 7√3/2");
}

TEST(NumberText, DecimalForms) {
  EXPECT_EQ(toText(fraction(-5809, 100), FigureStyle::Decimal), "-58.09");
  EXPECT_EQ(toText(fraction(3, 5), FigureStyle::Decimal), "0.6");
  EXPECT_EQ(toText(fraction(-3, 5), FigureStyle::Decimal), "-0.6");
  EXPECT_EQ(toText(Number(84), FigureStyle::Decimal), "84");
  EXPECT_EQ(toText(fraction(1, 1024), FigureStyle::Decimal), "0.0009765625");
  EXPECT_EQ(toText(fraction(1, 3), FigureStyle::Decimal), "1/3");
  EXPECT_EQ(toText(root(1, 2, 2), FigureStyle::Decimal), "√2/2");
}

TEST(NumberText, FixedDecimals) {
  EXPECT_EQ(toDecimals(fraction(-21, 4), 2), "-5.25");
  EXPECT_EQ(toDecimals(Number(2), 2), "2.00");
  EXPECT_EQ(toDecimals(fraction(-17, 30), 2), "-0.57");
  EXPECT_EQ(toDecimals(fraction(-1, 1000), 2), "0.00");
  EXPECT_EQ(toDecimals(fraction(-1, 200), 2), "-0.01");
  EXPECT_EQ(toDecimals(fraction(-7, 2), 0), "-4");
  EXPECT_EQ(toDecimals(root(1, 1, 2), 2), "1.41");
  EXPECT_EQ(toDecimals(Number(1) - root(1, 1, 2), 2), "-0.41");
}

struct Spelling {
  std::string_view text;
  Number value;
};

TEST(NumberText, ReadsTheSpellingsOfPaper) {
  const Spelling kSpellings[] = {
      {"0", Number()},
      {"-0", Number()},
      {"+5", Number(5)},
      {"007", Number(7)},
      {"  75  ", Number(75)},
      {"−9", Number(-9)},
      {"–9", Number(-9)},
      {"- 9", Number(-9)},
      {"10/10", Number(1)},
      {"-42/8", fraction(-21, 4)},
      {"-1 1/2", fraction(-3, 2)},
      {"2 3/10", fraction(23, 10)},
      {"-58.09", fraction(-5809, 100)},
      {"0.60", fraction(3, 5)},
      {"2.00", Number(2)},
      {"√2", root(1, 1, 2)},
      {"-√8", root(-2, 1, 2)},
      {"4√18", root(12, 1, 2)},
      {"sqrt2", root(1, 1, 2)},
      {"3sqrt(2)", root(3, 1, 2)},
      {"5√2/36", root(5, 36, 2)},
      {"1 - 5√2/36", Number(1) - root(5, 36, 2)},
      {"1-5√2/36", Number(1) - root(5, 36, 2)},
      {"-1/2 + √3", fraction(-1, 2) + root(1, 1, 3)},
      {"√2 + √3", root(1, 1, 2) + root(1, 1, 3)},
      {"√2 − √2", Number()},
      {"√0", Number()},
      {"√1000000", Number(1000)},
  };
  for (const auto& [text, value] : kSpellings) {
    const auto read = parseNumber(text);
    ASSERT_TRUE(read.has_value()) << text;
    EXPECT_EQ(*read, value) << text;
  }
}

TEST(NumberText, RefusesWhatIsNoFigure) {
  const std::string tooLong(61, '1');
  const std::string_view kRefused[] = {
      "",      " ",        "-",    "+",    "--1",   "1//2",    "1/",  "/2",      "1/0",   "√2/0",
      "1 1/0", "0/0",      "٣",    "１",   "1.",    "1.2.3",   "1,5", "1/2/3",   "√",     "√-2",
      "√√2",   "√2√3",     "√(2",  "√2)",  "1 2",   "1 2 3/4", "2x",  "12abc",   "1e3",   "0x10",
      "1 +",   "+ +1",     "1 + ", "(1)",  "nan",   "inf",     "1\n",

      "½",     "√1000001", "½√2",  "99 √", "1/2 3", "√2/√3",   "-",   "1 - - 1", tooLong, "\xff"};
  for (const std::string_view text : kRefused) {
    EXPECT_FALSE(parseNumber(text).has_value()) << "'" << text << "'";
  }
  EXPECT_FALSE(parseNumber(std::string_view("1\0", 2)).has_value());
  EXPECT_FALSE(parseNumber("1/" + tooLong).has_value());
  EXPECT_FALSE(parseNumber("1." + tooLong).has_value());
  EXPECT_FALSE(parseNumber("√" + tooLong).has_value());
}

TEST(NumberText, SixtyDigitsAreStillAFigure) {
  const std::string sixty(60, '9');
  const auto value = parseNumber(sixty);
  ASSERT_TRUE(value.has_value());
  EXPECT_EQ(toText(*value), sixty);
  EXPECT_EQ(toText(*parseNumber("-" + sixty + "/2")), "-" + sixty + "/2");
}

// Returns a random number: a sum of a rational of any size and up to two roots. Each part may be missing.
Number anyNumber(std::mt19937_64& random) {
  const auto part = [&random] {
    const auto top = static_cast<std::int64_t>(random() >> (1 + random() % 63));
    const auto bottom = 1 + static_cast<std::int64_t>(random() >> (20 + random() % 43));
    return Rational(random() % 2 == 0 ? top : -top, bottom);
  };
  Number value;
  if (random() % 4 != 0) value += part();
  for (auto roots = random() % 4; roots > 1; --roots) {
    value += Number::root(part(), static_cast<std::int64_t>(random() % 2000));
  }
  return value;
}

TEST(NumberText, WhatIsWrittenIsReadBack) {
  std::mt19937_64 random(17);
  for (int i = 0; i < 4000; ++i) {
    const Number value = anyNumber(random);
    for (const FigureStyle style : {FigureStyle::Fraction, FigureStyle::Decimal}) {
      const std::string text = toText(value, style);
      const auto read = parseNumber(text);
      ASSERT_TRUE(read.has_value()) << text;
      ASSERT_EQ(*read, value) << text;
      ASSERT_EQ(toText(*read, style), text);
    }
  }
}

TEST(NumberText, EveryTerminatingDecimalIsReadBack) {
  std::mt19937 random(23);
  for (int i = 0; i < 2000; ++i) {
    std::int64_t scale = 1;
    for (auto places = random() % 7; places > 0; --places) scale *= 10;
    const Number value = fraction(static_cast<std::int64_t>(random() % 2'000'001) - 1'000'000, scale);
    const std::string text = toText(value, FigureStyle::Decimal);
    ASSERT_EQ(text.find('/'), std::string::npos) << text;
    ASSERT_EQ(parseNumber(text), value) << text;
  }
}

// Reading ends for any mix of the pieces. An accepted value is the same after writing and reading.
TEST(NumberText, AnyTextIsReadOrRefused) {
  const std::string_view kPieces[] = {"1", "0", "27", "-",    "−", "+", "/",
                                      ".", " ", "√",  "sqrt", "(", ")", "2"};
  std::mt19937 random(29);
  int accepted = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (auto length = random() % 9; length > 0; --length) text += kPieces[random() % std::size(kPieces)];
    if (const auto value = parseNumber(text)) {
      ASSERT_EQ(parseNumber(toText(*value)), value) << text;
      ++accepted;
    }
  }
  EXPECT_GT(accepted, 500);
}

}  // namespace
}  // namespace damath::exact
