// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the levels of a contest.
#include <gtest/gtest.h>

#include "core/contest/model/contest.hpp"
#include "core/every.hpp"

namespace damath::contest::testing {
namespace {

TEST(ContestLevelTest, ANewEventKeepsSchoolmatesApartExceptWithinOneSchool) {
  for (const ContestLevel level : kEvery<ContestLevel>) {
    EXPECT_EQ(usualSchoolMates(level) == SchoolMates::Free, level == ContestLevel::School) << toText(level);
  }
}

TEST(ContestLevelTest, EachLevelIsReadAsItIsWritten) {
  for (const ContestLevel level : kEvery<ContestLevel>) EXPECT_EQ(parseContestLevel(toText(level)), level);
  EXPECT_EQ(parseContestLevel("regional"), ContestLevel::Region);
  for (const char* text : {"", "School", "schools", "local", " school"})
    EXPECT_EQ(parseContestLevel(text), std::nullopt) << text;
}

}  // namespace
}  // namespace damath::contest::testing
