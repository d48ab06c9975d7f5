// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of comma separated cells as RFC 4180 has them, in UTF-8 with LF: a cell with a comma, a quote or a
// line end stands in quotes. A text that a spreadsheet would take for a formula gets an apostrophe before it;
// figures stay figures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::notation {

// A row with its line end.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells);

// The text with an apostrophe before it where it begins with = + - @ or a line end or tab, blanks before
// it passed over, and is neither a number nor an exact value as the program writes it ("-5", "-21/4", "-√2").
[[nodiscard]] std::string withoutFormula(std::string_view text);

}  // namespace damath::notation
