// SPDX-License-Identifier: GPL-3.0-or-later
// Measures text in columns of a terminal, and fits text into a width. Input and output are UTF-8; characters
// are never split.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace damath::words {

// Returns the width in columns. Combining marks take no column; East Asian letters and emoji take two.
[[nodiscard]] std::size_t columnsOf(std::string_view text);

// Returns the text, cut and ended with `…` if it is wider than `columns`. Precondition: columns > 0.
[[nodiscard]] std::string cutTo(std::string_view text, std::size_t columns);

// Splits the text into lines of at most `columns` columns, at least one line. Lines break at blanks, but not
// inside an arithmetic operation that fits a line. A longer word is cut. Precondition: columns > 0.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

// Returns the text from this character (counted from 1) to the end; empty if the text is shorter.
[[nodiscard]] std::string_view fromCharacter(std::string_view text, std::size_t character);

}  // namespace damath::words
