// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for a terminal: safe to print, shortened, quoted, or filled up to a width.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damath::cli {

// Returns the text as one line that is safe to print on a terminal. A tab becomes a blank. All other control
// characters, invisible characters, direction marks and bytes that are not UTF-8 become question marks.
[[nodiscard]] std::string printable(std::string_view text);

// Returns the user's text, cut if it is too long to be repeated in a message.
[[nodiscard]] std::string shortened(std::string_view text);

// Returns the text, quoted if necessary, so that a shell reads it as one word.
[[nodiscard]] std::string quoted(const std::string& text);

// The assumed width of the terminal.
inline constexpr std::size_t kTerminalColumns = 80;
// Returns the number of terminal columns that the text takes (text_width.hpp).
[[nodiscard]] std::size_t widthOf(std::string_view text);
// Returns the text with spaces at its end, up to a width in terminal columns.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

}  // namespace damath::cli
