// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/rounding.hpp"

#include <gtest/gtest.h>

#include <random>

#include "core/exact/number_text.hpp"
#include "tests/support/printing.hpp"

namespace damath::exact {
namespace {

using enum RoundingMode;

constexpr RoundingMode kModes[] = {HalfAway, HalfEven, HalfUp, Floor, Truncate};

struct Halves {
  std::string_view value;
  std::int64_t byMode[5];  // the expected results, in the order of kModes
};

TEST(Rounding, EveryModeAtTheHalves) {
  constexpr Halves kTable[] = {
      // Each row: the value, then the result for half away from zero, half even, half up, floor and truncate.
      {"0.5", {1, 0, 1, 0, 0}},       {"-0.5", {-1, 0, 0, -1, 0}},    {"1.5", {2, 2, 2, 1, 1}},
      {"-1.5", {-2, -2, -1, -2, -1}}, {"2.5", {3, 2, 3, 2, 2}},       {"-2.5", {-3, -2, -2, -3, -2}},
      {"-3.5", {-4, -4, -3, -4, -3}}, {"0", {0, 0, 0, 0, 0}},         {"7", {7, 7, 7, 7, 7}},
      {"-7", {-7, -7, -7, -7, -7}},   {"0.49", {0, 0, 0, 0, 0}},      {"-0.49", {0, 0, 0, -1, 0}},
      {"0.51", {1, 1, 1, 0, 0}},      {"-0.51", {-1, -1, -1, -1, 0}},
  };
  for (const Halves& row : kTable) {
    for (std::size_t i = 0; i < std::size(kModes); ++i) {
      EXPECT_EQ(rounded(parseNumber(row.value).value(), kModes[i], 0), Rational(row.byMode[i]))
          << row.value << " by mode " << i;
    }
  }
}

TEST(Rounding, ToTwoDecimals) {
  const auto expectDecimals = [](const Number& value, const char* text) {
    EXPECT_EQ(Number(rounded(value, HalfAway, 2)), parseNumber(text).value()) << text;
  };
  expectDecimals(Rational(1248, -55), "-22.69");
  expectDecimals(Rational(-17, 30), "-0.57");
  expectDecimals(Rational(1, 200), "0.01");
  expectDecimals(Rational(-1, 200), "-0.01");
  expectDecimals(Rational(1, 201), "0");
  expectDecimals(Number(84), "84");
}

TEST(Rounding, ValuesThatAreNoFraction) {
  const Number root2 = Number::root(Rational(1), 2);
  EXPECT_EQ(rounded(root2, HalfAway, 0), Rational(1));
  EXPECT_EQ(rounded(root2, HalfAway, 2), Rational(141, 100));
  EXPECT_EQ(rounded(-root2, HalfAway, 2), Rational(-141, 100));
  EXPECT_EQ(rounded(-root2, Floor, 2), Rational(-142, 100));
  EXPECT_EQ(rounded(-root2, Truncate, 2), Rational(-141, 100));
  EXPECT_EQ(rounded(root2 + Number::root(Rational(1), 3), HalfAway, 3), Rational(3146, 1000));
  // √2 = 1.414213562373095048801688724209698…
  EXPECT_EQ(Number(rounded(root2, HalfAway, 30)), parseNumber("1.414213562373095048801688724210").value());
  EXPECT_EQ(Number(rounded(root2, Truncate, 30)), parseNumber("1.414213562373095048801688724209").value());
  EXPECT_EQ(Number(rounded(-root2, HalfUp, 30)), parseNumber("-1.414213562373095048801688724210").value());
}

// 8119/5741 < √2 < 3363/2378. Both fractions differ from √2 by less than 10⁻⁷.
TEST(Rounding, JustBesideTheHalf) {
  const Number root2 = Number::root(Rational(1), 2);
  const Number above = Number(Rational(1, 2)) + Number(Rational(3363, 2378)) - root2;
  const Number below = Number(Rational(1, 2)) + Number(Rational(8119, 5741)) - root2;
  for (const RoundingMode mode : {HalfAway, HalfEven, HalfUp}) {
    EXPECT_EQ(rounded(above, mode, 0), Rational(1));
    EXPECT_EQ(rounded(below, mode, 0), Rational(0));
    EXPECT_EQ(rounded(-above, mode, 0), Rational(-1));
    EXPECT_EQ(rounded(-below, mode, 0), Rational(0));
  }
}

TEST(Rounding, NeverMovesFartherThanItsModeAllows) {
  std::mt19937 random(5);
  for (int i = 0; i < 1000; ++i) {
    const Number value = Number(Rational(static_cast<std::int64_t>(random() % 20001) - 10000,
                                         1 + static_cast<std::int64_t>(random() % 64))) +
                         Number::root(Rational(static_cast<std::int64_t>(random() % 3) - 1), 7);
    const int decimals = static_cast<int>(random() % 4);
    const Number unit = Rational(1, decimals == 0 ? 1 : decimals == 1 ? 10 : decimals == 2 ? 100 : 1000);
    for (const RoundingMode mode : {HalfAway, HalfEven, HalfUp}) {
      const Number off = Number(rounded(value, mode, decimals)) - value;
      ASSERT_LE(off + off, unit);
      ASSERT_LE(-(off + off), unit);
    }
    const Number down = Number(rounded(value, Floor, decimals));
    ASSERT_LE(down, value);
    ASSERT_LT(value - down, unit);
    // Rounding half away from zero and truncation treat both signs alike.
    ASSERT_EQ(rounded(-value, HalfAway, decimals), -rounded(value, HalfAway, decimals));
    ASSERT_EQ(rounded(-value, Truncate, decimals), -rounded(value, Truncate, decimals));
  }
}

}  // namespace
}  // namespace damath::exact
