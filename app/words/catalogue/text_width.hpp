// SPDX-License-Identifier: GPL-3.0-or-later
// How wide a text is in a terminal's columns, and how it is brought to a width. UTF-8 in and out; characters
// are never torn apart.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace damath::words {

// Marks that stand on the letter before them take no column, East Asian letters and pictures two.
[[nodiscard]] std::size_t columnsOf(std::string_view text);

// The text, or as much of it as leaves room for the sign `…` behind it. Promise: columns > 0.
[[nodiscard]] std::string cutTo(std::string_view text, std::size_t columns);

// The text in lines of at most so many columns, parted at blanks but not within an operation as long as it
// fits a line; a longer word is cut. At least one line.
// Promise: columns > 0.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

// What is left from the character (from 1) to the end; empty where the text is shorter.
[[nodiscard]] std::string_view fromCharacter(std::string_view text, std::size_t character);

}  // namespace damath::words
