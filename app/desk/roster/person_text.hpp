// SPDX-License-Identifier: GPL-3.0-or-later
// Names as people write them: what may be stored, and when two spellings are the same name.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/contest/shown_text.hpp"

namespace damath::desk {

// Valid UTF-8 without control characters.
[[nodiscard]] bool isCleanText(std::string_view text);

// Of a name, a school, a place or any other text of one line.
inline constexpr std::size_t kMostNameLetters = contest::kMostNameLetters;
// And of a reason or a remark, which may be sentences.
inline constexpr std::size_t kMostRemarkLetters = 500;

enum class TextFault {
  NotText,  // broken UTF-8, control characters, the sign of a lost letter (U+FFFD)
  Unseen,   // a character that is invisible or turns the writing around (core/text/letter.hpp)
  TooLong   // more letters than `most`
};

// Why a person cannot enter this text; nothing where it can be stored. What stands already is not asked.
[[nodiscard]] std::optional<TextFault> faultIn(std::string_view text, std::size_t most = kMostNameLetters);

// The beginning of any text, as a message can show it: an invisible character is written by its number,
// "An<U+200B>a", and what is no UTF-8 as U+FFFD.
[[nodiscard]] std::string shown(std::string_view text);

// Equal for spellings that differ in case, runs of blanks, or composed and combining accents: "PEÑA", "Peña"
// and "pen\u0303a". Accents themselves count: "Pena" is another name.
[[nodiscard]] std::string folded(std::string_view text);

// Folded, and accents dropped as well: what "pena" is looked for in to find "Peña". Never tells one person
// from another.
[[nodiscard]] std::string withoutAccents(std::string_view text);

}  // namespace damath::desk
