// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of grades and levels in the spellings of arbiters, and of the table of chip sets for grades
// (kSchoolLadder, rulebook 9).
#include "core/contest/model/grade_level.hpp"
#include "core/contest/model/school_ladder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

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

// Each spelling of each grade with each section gives the same grade and section.
TEST(GradeAndSection, AreSplitInTheSpellingsOfSchools) {
  const std::string roman[] = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"};
  for (int grade = 1; grade <= 12; ++grade) {
    const std::string number = std::to_string(grade);
    for (const std::string section : {"Narra", "St. Therese", "A", "ABM 1", "Peña", "Ñ"}) {
      const auto is = [&](const std::string& text) {
        const auto split = gradeAndSectionIn(text);
        ASSERT_TRUE(split) << text;
        EXPECT_EQ(split->grade, number) << text;
        EXPECT_EQ(split->section, section) << text;
      };
      for (const std::string between : {"-", " - ", " – ", "–", " ", ", ", "/", ": ", ". "}) {
        for (const std::string before : {"", "Grade ", "GRADE ", "G", "Gr. ", "Gr.", "Baitang ", " "}) {
          is(before + number + between + section);
        }
        is(roman[grade - 1] + between + section);
        is("Grade " + roman[grade - 1] + between + section + " ");
      }
      if (section != "St. Therese") is(number + section);  // "1St." is an ordinal number
    }
  }
  ASSERT_TRUE(gradeAndSectionIn("8-1"));
  EXPECT_EQ(gradeAndSectionIn("8-1")->section, "1");
  for (const char* none : {"", "8", "Grade 8", "VIII", "8th", "8th grade", "3-4", "3 to 4", "7 hanggang 10",
                           "Narra", "13-Narra", "0-Narra", "2026", "Garnet", "Ivy", "-", "Grade", "Gold 8"}) {
    EXPECT_FALSE(gradeAndSectionIn(none)) << none;
  }
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
