// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that are equal for similar spellings, so that the user can check if they mean the same person or
// school. Similar spellings are never treated as equal; person_text.hpp decides equality.
#pragma once

#include <string>
#include <string_view>

namespace damath::desk {

// Returns equal keys for names that differ only in case, accents, hyphens, dots, blanks or doubled letters:
// "Dela Cruz, Niño" and "dela-cruz, NINO".
[[nodiscard]] std::string nameLikeness(std::string_view last, std::string_view first);

// Returns equal keys for schools whose common words are abbreviated, or left out at the end: "Rizal National
// High School", "Rizal Nat'l HS", "Rizal NHS", "Rizal High". Empty if the name has no other words.
[[nodiscard]] std::string schoolLikeness(std::string_view name);

}  // namespace damath::desk
