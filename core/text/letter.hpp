// SPDX-License-Identifier: GPL-3.0-or-later
// The letters of a text in UTF-8, one character after the other, and what Unicode says of them. The only room
// that names the library which knows that.
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

enum class LetterKind {
  Letter,
  Mark,   // goes with the letter before it
  Blank,  // of any width, the plain one too
  Dash,
  Other
};
[[nodiscard]] LetterKind kindOf(char32_t code);

// Whether nobody sees the character, or it turns the writing around it: control characters, joiners, marks of
// direction, variants of a sign, fillers. Blanks are seen: by the gap.
[[nodiscard]] bool isUnseen(char32_t code);

// Of a terminal: none for a mark, two for a wide sign.
[[nodiscard]] std::size_t columnsOf(char32_t code);

// The text; of one with more characters the beginning and the sign `…`, so many characters in all or, where a
// letter with its marks would be torn apart, fewer. Promise: most > 0.
[[nodiscard]] std::string cutToLetters(std::string_view text, std::size_t most);

[[nodiscard]] char32_t capitalLetter(char32_t code);

// The same for spellings that differ in case, or in whether a letter and its marks are one character.
// Promise, here and below: the text is UTF-8.
[[nodiscard]] std::string withoutCase(std::string_view text);
[[nodiscard]] std::string withoutMarks(std::string_view text);

}  // namespace damath
