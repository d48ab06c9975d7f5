// SPDX-License-Identifier: GPL-3.0-or-later
// Trims both ends of a text.
#pragma once

#include <string_view>

#include "core/text/letter.hpp"

namespace damath {

// Removes invisible characters at both ends: blanks of every width, tabs, and characters without width.
// U+0305 (the line over a root) stays.
[[nodiscard]] std::string_view trimInvisible(std::string_view text);
// Gives the same result as trimInvisible, and is faster for plain ASCII text.
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
