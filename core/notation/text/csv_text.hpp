// SPDX-License-Identifier: GPL-3.0-or-later
// Writes CSV rows by RFC 4180, in UTF-8 and with LF. A cell with a comma, a quote or a line end is quoted. A
// text that a spreadsheet would take for a formula gets an apostrophe in front; numbers stay numbers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::notation {

// Returns a row with its line end.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells);

// Returns the text with an apostrophe in front if it begins like a formula: after leading blanks, with = + -
// @, a line end or a tab. Plain numbers and exact values in the program's spelling ("-5", "-21/4", "-√2")
// stay as they are.
[[nodiscard]] std::string withoutFormula(std::string_view text);

}  // namespace damath::notation
