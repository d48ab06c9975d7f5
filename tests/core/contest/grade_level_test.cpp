// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of grades and levels in the spellings of arbiters, and of the table of chip sets for grades
// (kSchoolLadder, rulebook 9).
#include "core/contest/model/grade_level.hpp"
#include "core/contest/model/school_ladder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/contest/model/contest.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::contest {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Grade, IsTheFirstThatIsNamed) {
  EXPECT_EQ(gradeIn("7"), 7);
  EXPECT_EQ(gradeIn("Grade 10 - Rizal"), 10);
  EXPECT_EQ(gradeIn("G11-STEM 2"), 11);
  EXPECT_EQ(gradeIn("Kindergarten"), 0);
  EXPECT_EQ(gradeIn("Baitang 4"), 4);
  for (const char* none : {"", "Rizal", "2026", "0", "99999999999999999999"})
    EXPECT_FALSE(gradeIn(none)) << none;
}

TEST(Level, IsAListOrARange) {
  EXPECT_THAT(gradesOf("3-4"), ElementsAre(3, 4));
  EXPECT_THAT(gradesOf("Grades 5 to 8"), ElementsAre(5, 6, 7, 8));
  EXPECT_THAT(gradesOf("baitang 3 hanggang 6"), ElementsAre(3, 4, 5, 6));
  EXPECT_THAT(gradesOf("7 – 10"), ElementsAre(7, 8, 9, 10));
  EXPECT_THAT(gradesOf("5, 7 and 9"), ElementsAre(5, 7, 9));
  EXPECT_THAT(gradesOf("10, senior high"), ElementsAre(10, 11, 12));
  EXPECT_THAT(gradesOf("SHS"), ElementsAre(11, 12));
  EXPECT_THAT(gradesOf("everybody"), IsEmpty());
}

TEST(Level, WhatIsNotUnderstoodIsNeverOutside) {
  EXPECT_TRUE(isOutside("5", "3-4"));
  EXPECT_FALSE(isOutside("Grade 4", "3-4"));
  EXPECT_FALSE(isOutside("", "3-4"));
  EXPECT_FALSE(isOutside("5", ""));
  EXPECT_FALSE(isOutside("5", "open"));
}

TEST(SchoolLadder, HasEveryGradeFromThreeOnOnce) {
  std::vector<int> grades;
  for (const LadderStep& step : kSchoolLadder) {
    EXPECT_TRUE(rules::builtInChipSet(step.set)) << step.set;
    for (const int grade : gradesOf(step.level)) grades.push_back(grade);
  }
  EXPECT_THAT(grades, ElementsAre(3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
}

}  // namespace
}  // namespace damath::contest
