// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a contest as papers, screens and the terminal show them. What a person may enter is never cut;
// files from elsewhere may hold texts of any length.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/contest/contest.hpp"

namespace damath::contest {

// Most letters (code points) of a name, a school, a place or any other text of one line that a person enters.
inline constexpr std::size_t kMostNameLetters = 120;

// The text; of a longer one the beginning and the mark `…`, so many letters in all.
[[nodiscard]] std::string shownText(std::string_view text);

// The player's name, each of its parts as shownText() has it.
[[nodiscard]] std::string shownName(const Player& player);
// "Mario M. Ramon": as on a certificate.
[[nodiscard]] std::string shownFirstToLast(const Player& player);
// The name and the school behind an entry. Empty where there is none.
[[nodiscard]] std::string shownName(const Contest& contest, const Event& event, EntryId entry);
[[nodiscard]] std::string shownSchool(const Contest& contest, const Event& event, EntryId entry);

}  // namespace damath::contest
