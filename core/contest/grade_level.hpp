// SPDX-License-Identifier: GPL-3.0-or-later
// Grades as arbiters write them: of a player "7", "Grade 7 - Rizal", of an event "3-4", "Grades 5 and 6",
// "10, senior high" (rulebook 9, events by level). Kindergarten is 0, senior high 11 and 12.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace damath::contest {

// The first number from 1 to 12 that the text has, 0 for kindergarten; nothing where it says no grade.
[[nodiscard]] std::optional<int> gradeIn(std::string_view text);

// All grades of a level, ascending. Empty where the text names none that is understood.
[[nodiscard]] std::vector<int> gradesOf(std::string_view level);

// Whether the grade is outside of the level. What is not understood is never outside.
[[nodiscard]] bool isOutside(std::string_view grade, std::string_view level);

}  // namespace damath::contest
