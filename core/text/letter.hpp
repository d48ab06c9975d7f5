// SPDX-License-Identifier: GPL-3.0-or-later
// The letters of a text in UTF-8: one character after the other, and the two cases of Latin with its
// extensions, Greek and Cyrillic.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace damath {

// One character of a text.
struct Letter {
  char32_t code = 0;
  std::string_view bytes;
};

// Promise: the text is not empty. Nothing where it does not begin with UTF-8: overlong forms, surrogates,
// what lies beyond U+10FFFF and what ends too early are none.
[[nodiscard]] std::optional<Letter> firstLetter(std::string_view text);

// Every other byte of UTF-8 goes on a character.
[[nodiscard]] constexpr bool beginsLetter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

void appendLetter(std::string& text, char32_t code);

// Whether nobody sees the character, or it turns the writing around it: control characters, joiners, marks of
// direction, variants of a sign, fillers. Blanks are seen: by the gap.
[[nodiscard]] bool isUnseen(char32_t code);

// Whether the character goes with the one before it: marks on a letter, joiners, variants of a sign.
[[nodiscard]] bool joinsLetterBefore(char32_t code);

// The text; of one with more characters the beginning and the sign `…`, so many characters in all or, where a
// letter with its marks would be torn apart, fewer. Promise: most > 0.
[[nodiscard]] std::string cutToLetters(std::string_view text, std::size_t most);

[[nodiscard]] char32_t smallLetter(char32_t code);
[[nodiscard]] char32_t capitalLetter(char32_t code);

}  // namespace damath
