// SPDX-License-Identifier: GPL-3.0-or-later
// Shortens texts of a contest for printed forms, screens and the terminal. A text that a user may enter is
// never cut. Imported files may contain texts of any length. Also writes names in the order of speech.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// The largest number of letters (code points) of a one-line text that a user may enter: a name, a school, a
// place and so on.
inline constexpr std::size_t kMostNameLetters = 120;

// Returns the text unchanged if it has at most kMostNameLetters letters. A longer text is cut to this number
// of letters, including the mark `…` at the end.
[[nodiscard]] std::string shownText(std::string_view text);

// Returns the player's name, with each part shortened by shownText().
[[nodiscard]] std::string shownName(const Player& player);
// True if the name is written with the family name first and without a blank: 王小明. Such a name has several
// parts, and all its letters are wide (Han, Hangul, Kana). Other names are written with the family name last,
// as in Mario M. Ramon.
[[nodiscard]] bool isFamilyNameFirst(const Player& player);
// Returns the name as on a certificate, each part shortened by shownText(): "Mario M. Ramon", "Juan Cruz Jr."
// or 王小明. A suffix (name_suffix.hpp) of the first or the middle name follows the last name.
[[nodiscard]] std::string shownFirstToLast(const Player& player);
// shownName returns the name of the entry's player, shownSchool the name of the player's school, shortened by
// shownText(). Empty if there is no player or no school.
[[nodiscard]] std::string shownName(const Contest& contest, const Event& event, EntryId entry);
[[nodiscard]] std::string shownSchool(const Contest& contest, const Event& event, EntryId entry);

}  // namespace damath::contest
