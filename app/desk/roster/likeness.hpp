// SPDX-License-Identifier: GPL-3.0-or-later
// When two spellings may mean the same person or school, so that somebody is to look: never that they
// do. What decides that is person_text.hpp.
#pragma once

#include <string>
#include <string_view>

namespace damath::desk {

// Equal for names that differ in case, accents, hyphens, dots and blanks: "Dela Cruz, Niño", "dela-cruz,
// NINO".
[[nodiscard]] std::string nameLikeness(std::string_view last, std::string_view first);

// Equal for schools whose usual words are shortened or left out at the end: "Rizal National High School",
// "Rizal Nat'l HS", "Rizal NHS", "Rizal High". Empty where nothing else is in the name.
[[nodiscard]] std::string schoolLikeness(std::string_view name);

}  // namespace damath::desk
