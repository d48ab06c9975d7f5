// SPDX-License-Identifier: GPL-3.0-or-later
// Scoresheets as a spreadsheet writes them: tags as leading `#Tag,value` lines, the header
//   blueMove,blueScore,blueTotal,redMove,redScore,redTotal
// then a row a line of the paper; `RC`, `TOTAL` and `GRAND` stand at the head of a move cell as in the text
// form. Read: LF, CRLF and CR, a byte-order mark, cells in quotes ("" for a quote), a semicolon in place of
// the comma throughout, `# ` comment lines; empty lines do not count, blank rows before the header and at the
// end are dropped, and so are blank cells after the last. A cell stays on one line, holds no `|` and begins
// no row as a tag or comment: the text form has no way to write such.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

[[nodiscard]] Expected<sheet::Sheet, SheetError> parseSheetCsv(std::string_view text);

// With commas, lines ended by a line feed. parse(print(s)) == s where the last line of s is not blank.
[[nodiscard]] std::string toSheetCsv(const sheet::Sheet& sheet);

}  // namespace damath::notation
