// SPDX-License-Identifier: GPL-3.0-or-later
// Compares names that people type. folded() finds equal names. nameLikeness() and schoolLikeness() find
// similar names, which the user should check.
#pragma once

#include <string>
#include <string_view>

namespace damath::desk {

// Returns the text in a form for comparison. The form is equal for spellings that differ only in case, in the
// number of blanks, or in composed and combining accents: "PEÑA", "Peña" and "pen\u0303a". Accents do count:
// "Pena" is another name.
[[nodiscard]] std::string folded(std::string_view text);

// Returns the folded text without accents, for searches: "pena" finds "Peña". Never use the result to tell
// people apart.
[[nodiscard]] std::string withoutAccents(std::string_view text);

// Returns a key that is equal for names that differ only in case, accents, hyphens, dots, blanks or doubled
// letters: "Dela Cruz, Niño" and "dela-cruz, NINO". Similar names are never treated as the same name.
[[nodiscard]] std::string nameLikeness(std::string_view last, std::string_view first);

// Returns a key that is equal for schools whose common words are abbreviated, or left out at the end: "Rizal
// National High School", "Rizal Nat'l HS", "Rizal NHS", "Rizal High". Empty if the name has only such common
// words.
[[nodiscard]] std::string schoolLikeness(std::string_view name);

}  // namespace damath::desk
