// SPDX-License-Identifier: GPL-3.0-or-later
// Trims both ends of a text, and recognizes invisible characters.
#pragma once

#include <string_view>

namespace damath {

// True for a blank of any width except the ASCII space.
[[nodiscard]] constexpr bool isWideBlank(char32_t code) {
  return code == 0xa0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200a) || code == 0x202f ||
         code == 0x205f || code == 0x3000;
}

// True for characters without width: joiners, direction marks, variation selectors, byte-order marks, and the
// combining overline over a root (U+0305).
[[nodiscard]] constexpr bool hasNoWidth(char32_t code) {
  return (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2060 && code <= 0x2064) || (code >= 0x2066 && code <= 0x2069) || code == 0xfeff ||
         code == 0xfe0e || code == 0xfe0f || code == 0x0305;
}

[[nodiscard]] constexpr bool isDigit(char character) {
  return character >= '0' && character <= '9';
}

// True for a visible ASCII character. Most characters are visible ASCII.
[[nodiscard]] constexpr bool isPrintableAscii(char byte) {
  return byte > ' ' && byte < '\x7f';
}

// Removes invisible characters at both ends: blanks of every width, tabs, and characters without width.
// U+0305 (the line over a root) stays. `trimmed` is the fast form for plain ASCII text, with the same result.
[[nodiscard]] std::string_view trimInvisible(std::string_view text);
[[nodiscard]] inline std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kManyBlanks = "        ";  // columns are often aligned with many spaces
  while (text.ends_with(kManyBlanks)) text.remove_suffix(kManyBlanks.size());
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  return text.empty() || (isPrintableAscii(text.front()) && isPrintableAscii(text.back()))
             ? text
             : trimInvisible(text);
}

// Removes blanks, other invisible characters and line ends at both ends of the text.
[[nodiscard]] std::string_view trimmedLines(std::string_view text);

}  // namespace damath
