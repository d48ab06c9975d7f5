// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the characters of a UTF-8 text and answers Unicode questions about them. Only this folder uses the
// library utf8proc.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace damath {

// A code point of a text, with its UTF-8 bytes.
struct Letter {
  char32_t code = 0;
  std::string_view bytes;
};

// Returns the first character of the text. nullopt if the text does not begin with valid UTF-8: overlong
// forms, surrogates, code points above U+10FFFF and incomplete characters are invalid. Precondition: the text
// is not empty.
[[nodiscard]] std::optional<Letter> firstLetter(std::string_view text);

// True if the byte begins a character. All other bytes of UTF-8 continue a character.
[[nodiscard]] constexpr bool beginsLetter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

void appendLetter(std::string& text, char32_t code);

enum class LetterKind {
  Letter,
  Mark,   // a mark that combines with the letter before it, such as an accent
  Blank,  // a space of any width, also the ASCII space
  Dash,
  Other
};
[[nodiscard]] LetterKind kindOf(char32_t code);

// True if the character is invisible or changes the writing direction: control characters, joiners, direction
// marks, variation selectors, fillers. Blanks count as visible, because they leave a gap.
[[nodiscard]] bool isUnseen(char32_t code);

// True if Unicode gives the character a meaning: it is neither unassigned nor for private use.
[[nodiscard]] bool hasMeaning(char32_t code);

// True for a blank of any width except the ASCII space.
[[nodiscard]] constexpr bool isWideBlank(char32_t code) {
  return code == 0xa0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200a) || code == 0x202f ||
         code == 0x205f || code == 0x3000;
}

// True for these characters without width: joiners, direction marks, variation selectors, byte-order marks,
// and the combining overline over a root (U+0305).
[[nodiscard]] constexpr bool hasNoWidth(char32_t code) {
  return (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2060 && code <= 0x2064) || (code >= 0x2066 && code <= 0x2069) || code == 0xfeff ||
         code == 0xfe0e || code == 0xfe0f || code == 0x0305;
}

// True for a visible ASCII character. Most characters of a text are such characters.
[[nodiscard]] constexpr bool isPrintableAscii(char byte) {
  return byte > ' ' && byte < '\x7f';
}

// Returns the number of terminal columns: 0 for marks and other characters without width, 2 for wide
// characters, 1 for all others.
[[nodiscard]] std::size_t columnsOf(char32_t code);

// Returns the text if it has at most `most` characters (code points). Otherwise returns its beginning and
// `…`, together at most `most` characters. The cut never separates a letter from its marks. Precondition:
// most > 0.
[[nodiscard]] std::string cutToLetters(std::string_view text, std::size_t most);

// Returns at most `bytes` bytes of the text, cut between characters, for use in a message.
[[nodiscard]] std::string_view shortened(std::string_view text, std::size_t bytes = 60);

[[nodiscard]] char32_t capitalLetter(char32_t code);

// Returns a form that is equal for texts that differ only in case. A letter with separate marks becomes one
// character. Precondition, also of withoutMarks and composed: the text is UTF-8.
[[nodiscard]] std::string withoutCase(std::string_view text);
[[nodiscard]] std::string withoutMarks(std::string_view text);
// Returns the text with a letter and its separate marks as one character, where Unicode has such a character.
[[nodiscard]] std::string composed(std::string_view text);

}  // namespace damath
