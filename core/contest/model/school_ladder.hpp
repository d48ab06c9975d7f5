// SPDX-License-Identifier: GPL-3.0-or-later
// The table of school events: the usual events of a school contest, from the lowest grades to the highest.
#pragma once

#include <string_view>

namespace damath::contest {

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
