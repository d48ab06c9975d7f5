// SPDX-License-Identifier: GPL-3.0-or-later
// Measures text in columns of a terminal, and fits text into a width. Texts are UTF-8, and no character is
// split.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace damath::words {

// Returns the number of columns that the text takes. Combining marks take no column. East Asian letters and
// emoji take two.
[[nodiscard]] std::size_t columnsOf(std::string_view text);

// Returns the text. If it is wider than `columns`, cuts it and ends it with `…`. Precondition: columns > 0.
[[nodiscard]] std::string cutTo(std::string_view text, std::size_t columns);

// Splits the text into lines of at most `columns` columns; returns at least one line. Breaks lines at blanks,
// but not inside a calculation that fits a line. Cuts a word that is longer than a line, and ends it with
// `…`. Precondition: columns > 0.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

// Returns the text from the given character (the first is 1) to its end. Empty if the text is shorter.
[[nodiscard]] std::string_view fromCharacter(std::string_view text, std::size_t character);

}  // namespace damath::words
