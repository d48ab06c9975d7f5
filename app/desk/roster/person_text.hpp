// SPDX-License-Identifier: GPL-3.0-or-later
// Checks and compares texts that people type, mainly names. faultIn() checks a text before it is stored.
// folded() finds equal names. nameLikeness() and schoolLikeness() find similar names, which the user should
// check.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/contest/model/shown_text.hpp"

namespace damath::desk {

// True if the text is valid UTF-8 without control characters.
[[nodiscard]] bool isCleanText(std::string_view text);

// The largest number of letters in a name, a school, a place or any other text of one line.
inline constexpr std::size_t kMostNameLetters = contest::kMostNameLetters;
// The largest number of letters in a reason or a remark, which may be whole sentences.
inline constexpr std::size_t kMostRemarkLetters = 500;

enum class TextFault {
  NotText,  // broken UTF-8, control characters, or the replacement character U+FFFD
  Unseen,   // a character that is invisible or reverses the writing direction (core/text/letter.hpp)
  TooLong   // more letters than `most`
};

// Returns the reason why a person cannot enter this text; nullopt if the text can be stored. Texts that are
// stored already are not checked.
[[nodiscard]] std::optional<TextFault> faultIn(std::string_view text, std::size_t most = kMostNameLetters);

// Returns the first 40 letters of any text, fit for a message. An invisible character appears as its number:
// "An<U+200B>a". A byte that is not UTF-8 appears as U+FFFD.
[[nodiscard]] std::string shown(std::string_view text);

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
// National High School", "Rizal Nat'l HS", "Rizal NHS", "Rizal High". Empty if the name has no other words.
[[nodiscard]] std::string schoolLikeness(std::string_view name);

}  // namespace damath::desk
