// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fact_table.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <utility>

namespace damath {

namespace testing {

enum class Stop { One, Two, Three };

}  // namespace testing

namespace {

using testing::Stop;

TEST(FactTable, CoversAnEnumOnlyIfNoValueIsLacking) {
  constexpr std::pair<Stop, std::string_view> kWhole[] = {
      {Stop::Three, "3"}, {Stop::One, "1"}, {Stop::Two, "2"}};
  constexpr std::pair<Stop, std::string_view> kLacking[] = {{Stop::One, "1"}, {Stop::Two, "2"}};
  EXPECT_TRUE(coversEvery(kWhole));
  EXPECT_FALSE(coversEvery(kLacking));
}

TEST(FactTable, GivesTheFactBesideTheValue) {
  constexpr FactRow<Stop, int> kFacts[] = {{Stop::Three, 3}, {Stop::One, 1}};
  EXPECT_EQ(factOf(kFacts, Stop::One), 1);
  EXPECT_EQ(factOf(kFacts, Stop::Three), 3);
  EXPECT_EQ(factOf(kFacts, Stop::Two), 0);
  EXPECT_EQ(factOf(kFacts, Stop::Two, 7), 7);
}

}  // namespace
}  // namespace damath
