// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the outcome of an audit: each player's written sums beside the correct sums, and the winner.
#pragma once

#include <string>

#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

// Returns the table of totals with its headings. A player has a row, or two rows (written and calculated) if
// a written sum differs. A further row has the decimals of fractions and roots. Each row ends with a line
// end.
[[nodiscard]] std::string totalsTable(const Terminal& terminal, const SheetFile& file,
                                      const sheet::AuditReport& report);

// Tells if the totals or a ruling of the facilitator decide the result. A ruling takes precedence (T6).
enum class ResultBy { Totals, Ruling };

// Returns "As written RED wins 34 to 29; corrected, BLUE wins 31 to 29.", or a sentence that the written
// result is correct, missing or not proven.
[[nodiscard]] std::string verdictText(const SheetFile& file, const sheet::AuditReport& report, ResultBy by,
                                      words::Language language);

}  // namespace damath::cli
