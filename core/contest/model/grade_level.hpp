// SPDX-License-Identifier: GPL-3.0-or-later
// Reads grades as arbiters write them. A player's grade: "7", "Grade 7 - Rizal". The level of an event:
// "3-4", "Grades 5 and 6", "10, senior high" (rulebook 9, events by level). Kindergarten is 0. Senior high is
// 11 and 12.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damath::contest {

// Returns the first number from 1 to 12 in the text, or 0 for kindergarten. nullopt if the text contains no
// grade.
[[nodiscard]] std::optional<int> gradeIn(std::string_view text);

struct GradeAndSection {
  std::string grade;    // "8"
  std::string section;  // "Narra"
};
// Splits a text that names a grade and a section of this grade: "8-Narra", "8 - Narra", "Grade 8 Narra",
// "G8-Narra", "Baitang 8, Narra", "8Narra", "8-1" and, with a Roman number in capitals, "VIII-Narra". The
// grade becomes a number from 1 to 12. nullopt for any other text, such as a grade alone or a range of
// grades.
[[nodiscard]] std::optional<GradeAndSection> gradeAndSectionIn(std::string_view text);

// Returns all grades that an event's level names, ascending: 4, 5, 6 for "Grades 4-6". Empty if the text
// contains no known grade.
[[nodiscard]] std::vector<int> gradesOf(std::string_view level);

// True if a player's grade is not one of the grades of an event's level. False if the grade or the level
// cannot be read.
[[nodiscard]] bool isOutside(std::string_view grade, std::string_view level);

}  // namespace damath::contest
