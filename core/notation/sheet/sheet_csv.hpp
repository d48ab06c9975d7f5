// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes scoresheets as CSV: tags as leading `#Tag,value` lines, then the header
//   blueMove,blueScore,blueTotal,redMove,redScore,redTotal
// then one row per line of the scoresheet. The words `RC`, `TOTAL` and `GRAND` begin a move cell, as in the
// text form. The reader accepts LF, CRLF and CR, a byte-order mark, quoted cells ("" for a quote), semicolons
// in place of all commas, and `# ` comment lines. The reader ignores empty lines, blank rows before the
// header and at the end, and blank cells after the sixth. The reader refuses a cell that contains a line end
// or `|`, or that makes its row look like a tag or comment. The text form cannot express such a cell.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/text/extension.hpp"

namespace damath::notation {

[[nodiscard]] Expected<sheet::Sheet, SheetError> parseSheetCsv(std::string_view text);

// Returns the scoresheet as CSV with commas and line feeds. parseSheetCsv(toSheetCsv(s)) == s if s has a Set
// tag, each line has a text form (hasTextForm), and the last line is not blank.
[[nodiscard]] std::string toSheetCsv(const sheet::Sheet& sheet);

// True if the file name ends in ".csv". Files with such a name are read as CSV. All other files are read by
// parseSheetText.
[[nodiscard]] constexpr bool isSheetCsvName(std::string_view name) {
  return hasExtension(name, ".csv");
}

// True if a search through a folder takes a file of this name for a scoresheet.
[[nodiscard]] constexpr bool isSheetName(std::string_view name) {
  return hasExtension(name, ".sheet") || isSheetCsvName(name);
}

}  // namespace damath::notation
