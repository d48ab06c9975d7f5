// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the possible grand totals: values of the right kind, within the bound of twelve captures.
#include "core/rules/possible_total.hpp"

#include <gtest/gtest.h>

#include "core/exact/number_text.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::rules {
namespace {

std::optional<TotalFaultKind> faultIn(std::string_view set, std::string_view total) {
  const auto fault = faultOfTotal(manual(), *builtInChipSet(set), *exact::parseNumber(total));
  return fault ? std::optional(fault->kind) : std::nullopt;
}

TEST(PossibleTotal, WholeSetsHaveWholeTotals) {
  for (const char* set : {"counting", "whole", "integer"}) {
    EXPECT_EQ(faultIn(set, "75"), std::nullopt) << set;
    EXPECT_EQ(faultIn(set, "-72"), std::nullopt) << set;
    EXPECT_EQ(faultIn(set, "0"), std::nullopt) << set;
    EXPECT_EQ(faultIn(set, "1/2"), TotalFaultKind::NotWhole) << set;
    EXPECT_EQ(faultIn(set, "√2"), TotalFaultKind::ForeignRoot) << set;
    EXPECT_EQ(faultIn(set, "10000000000000000000000"), TotalFaultKind::TooLarge) << set;
    EXPECT_EQ(faultIn(set, "-10000000000000000000000"), TotalFaultKind::TooLarge) << set;
  }
}

TEST(PossibleTotal, FractionsAreExactAndHaveNoRoots) {
  for (const char* set : {"fraction", "rational"}) {
    EXPECT_EQ(faultIn(set, "21073/3850"), std::nullopt) << set;
    EXPECT_EQ(faultIn(set, "√2"), TotalFaultKind::ForeignRoot) << set;
    EXPECT_EQ(faultIn(set, "99999"), TotalFaultKind::TooLarge) << set;
  }
}

TEST(PossibleTotal, RadicalsHaveTheRootsOfTheirChips) {
  EXPECT_EQ(faultIn("radical", "140 + √2/100"), std::nullopt);
  EXPECT_EQ(faultIn("radical", "1 - 5√2/36"), std::nullopt);
  EXPECT_EQ(faultIn("radical", "√3"), TotalFaultKind::ForeignRoot);
}

TEST(PossibleTotal, PolynomialsHaveTwoDecimals) {
  EXPECT_EQ(faultIn("polynomial", "-58.09"), std::nullopt);
  EXPECT_EQ(faultIn("polynomial", "-58.095"), TotalFaultKind::TooManyDecimals);
  EXPECT_EQ(faultOfTotal(manual(), *builtInChipSet("polynomial"), *exact::parseNumber("1/3"))->decimals, 2);
}

TEST(PossibleTotal, WhereNothingIsRoundedAnyFractionMayCome) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::rounding, RoundNever{});
  EXPECT_EQ(faultOfTotal(ruleset, *builtInChipSet("integer"), *exact::parseNumber("1/2")), std::nullopt);
}

// The bound is twelve captures and twelve remaining damas. A capture counts 4 × (11 × 11 + 1): doubled twice,
// with 1 for rounding. A dama counts 2 × (11 + 1).
TEST(PossibleTotal, TheBoundHasItsReason) {
  const exact::Rational most = mostTotal(manual(), *builtInChipSet("integer"));
  EXPECT_EQ(most, exact::Rational(12 * (4 * (11 * 11 + 1) + 2 * 12)));
  EXPECT_EQ(faultIn("integer", "6144"), std::nullopt);
  EXPECT_EQ(faultIn("integer", "6145"), TotalFaultKind::TooLarge);
  for (const std::string_view set : builtInChipSetNames()) {
    EXPECT_GT(mostTotal(manual(), *builtInChipSet(set)), exact::Rational(100)) << set;
  }
}

}  // namespace
}  // namespace damath::rules
