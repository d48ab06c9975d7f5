// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a scoresheet as written, within the terminal's width. The margin of each line has the marks of its
// findings. A row of dots stands for a missing line. Long cells continue on the next row. A word wider than
// its column is cut with `…`.
#pragma once

#include <string>

#include "app/cli/sheet/finding_numbers.hpp"
#include "app/cli/shell/terminal.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::cli {

// Returns the scoresheet as a table, with marks for the findings of the audit. Each row ends with a line end.
[[nodiscard]] std::string sheetTable(const Terminal& terminal, const sheet::Sheet& sheet,
                                     const sheet::AuditReport& report, const FindingNumbers& numbers);

}  // namespace damath::cli
