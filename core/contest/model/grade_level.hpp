// SPDX-License-Identifier: GPL-3.0-or-later
// Reads grades as arbiters write them. A player's grade: "7", "Grade 7 - Rizal". The level of an event:
// "3-4", "Grades 5 and 6", "10, senior high" (rulebook 9, events by level). Kindergarten is 0. Senior high is
// 11 and 12.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace damath::contest {

// Returns the first number from 1 to 12 in the text, or 0 for kindergarten. nullopt if the text contains no
// grade.
[[nodiscard]] std::optional<int> gradeIn(std::string_view text);

// Returns all grades of a level, ascending. Empty if the text contains no known grade.
[[nodiscard]] std::vector<int> gradesOf(std::string_view level);

// True if a player's grade is not one of the grades of an event's level. False if the grade or the level
// cannot be read.
[[nodiscard]] bool isOutside(std::string_view grade, std::string_view level);

// A row of the table of school events: the usual event, chip set and level for a group of grades (rulebook 9,
// profile depEd).
struct LadderStep {
  std::string_view event;  // the name of the event, short enough to type
  std::string_view set;
  std::string_view level;
};

inline constexpr LadderStep kSchoolLadder[] = {
    {"Whole 3-4", "whole", "3-4"}, {"Fraction 5-6", "fraction", "5-6"},
    {"Integer 7", "integer", "7"}, {"Rational 8", "rational", "8"},
    {"Radical 9", "radical", "9"}, {"Polynomial 10-12", "polynomial", "10, senior high"}};

}  // namespace damath::contest
