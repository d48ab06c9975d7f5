// SPDX-License-Identifier: GPL-3.0-or-later
// Writes CSV rows by RFC 4180, in UTF-8 and with LF. A cell with a comma, a quote or a line end is put in
// quotes. An apostrophe is put before a text that a spreadsheet would take for a formula. Numbers get
// no apostrophe.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::notation {

// Returns the cells as one CSV row with its line end.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells);

// Returns the text with an apostrophe in front if the text begins like a formula: with = + - @ (also
// full-width), a line end or a tab, perhaps after blanks. Plain numbers and exact values in the program's
// spelling ("-5", "-21/4", "-√2") stay unchanged.
[[nodiscard]] std::string withoutFormula(std::string_view text);

}  // namespace damath::notation
