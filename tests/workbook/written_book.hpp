// SPDX-License-Identifier: GPL-3.0-or-later
// A workbook that another program writes: the library libxlsxwriter, whose files are like those of Excel.
#pragma once

#include <string>

namespace damath::testing {

// Returns the bytes of a list of contestants with a letterhead in merged cells, a merged school, an LRN as
// number and as text, a birthday, a formula, a text in two fonts, and a total below. Its two sheets are
// "List" and "Notes"; "Notes" is empty. Throws if the file cannot be written.
[[nodiscard]] std::string writtenList();

}  // namespace damath::testing
