// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of grand totals written for people.
#include "core/sheet/law/spelling.hpp"

#include <gtest/gtest.h>

#include "core/exact/number_text.hpp"
#include "core/sheet/cells/typed_total.hpp"
#include "tests/support/printing.hpp"

namespace damath::sheet {
namespace {

using exact::Number;
using exact::Rational;

std::string shownIn(std::string_view set, const Number& value) {
  return totalWithDecimals(*rules::builtInChipSet(set), value);
}

TEST(TotalsForPeople, AreMixedNumbersWithTwoDecimals) {
  EXPECT_EQ(shownIn("rational", Rational(91, 2)), "45\u00a01/2 (45.50)");
  EXPECT_EQ(shownIn("rational", Rational(-17, 30)), "-17/30 (-0.57)");
  EXPECT_EQ(shownIn("fraction", Rational(7)), "7");
  EXPECT_EQ(shownIn("integer", Rational(-72)), "-72");
  EXPECT_EQ(shownIn("polynomial", Rational(-5809, 100)), "-58.09");
  EXPECT_EQ(shownIn("radical", Number(Rational(5, 2)) - Number::root(3, 2)), "2\u00a01/2 - 3√2 (-1.74)");
  EXPECT_EQ(shownIn("radical", Number(1) - Number::root(Rational(5, 36), 2)), "1 - 5√2/36 (0.80)");
}

TEST(TotalsForPeople, AreTypedBackAsTheyAreEdited) {
  const rules::ChipSet& set = *rules::builtInChipSet("rational");
  for (std::int64_t top = -200; top <= 200; ++top) {
    for (const std::int64_t bottom : {1, 2, 3, 10, 17}) {
      const Number value = Rational(top, bottom);
      const std::string text = totalText(figureText(set, value), value);
      const auto typed = readTypedTotal(text, set);
      ASSERT_TRUE(typed) << text;
      EXPECT_EQ(*typed, value) << text;
    }
  }
}

}  // namespace
}  // namespace damath::sheet
