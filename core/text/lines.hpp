// SPDX-License-Identifier: GPL-3.0-or-later
// Splits text from outside the program into lines. A line ends with LF, CRLF or CR. A byte-order mark is
// skipped.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace damath {

// Returns the lines without their line ends, as views into the text. A last line without a line end counts as
// a line. The empty text after the last line end does not.
[[nodiscard]] std::vector<std::string_view> linesOf(std::string_view text);

// Returns the number (from 1) of the first line with a NUL or an invalid UTF-8 byte. nullopt if the whole
// text is valid.
[[nodiscard]] std::optional<int> firstLineNotText(std::string_view text);

}  // namespace damath
