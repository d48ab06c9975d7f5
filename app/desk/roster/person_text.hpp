// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the texts that people type, mainly names, before they are stored.
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
  TooLong   // more letters than the limit `most` of faultIn()
};

// Returns the reason why a person cannot enter this text; nullopt if the text can be stored. Callers do not
// check texts that are stored already.
[[nodiscard]] std::optional<TextFault> faultIn(std::string_view text, std::size_t most = kMostNameLetters);

// Returns the first 40 letters of any text, fit for a message. An invisible character appears as its number:
// "An<U+200B>a". A byte that is not UTF-8 appears as U+FFFD.
[[nodiscard]] std::string shown(std::string_view text);

}  // namespace damath::desk
