// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the audit of a scoresheet as a page for the terminal, at most 80 columns wide except for file names.
// The page shows the sheet as written with marks in the margin, then the mistakes with their consequences and
// boards. The notes, the written and correct sums, and the result follow. A sheet without mistakes takes a
// few lines.
#pragma once

#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/sheet/verdict_text.hpp"
#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

[[nodiscard]] std::string auditPage(const Terminal& terminal, const SheetFile& file,
                                    const sheet::AuditReport& report);

// The audit report after the facilitator's rulings. The page shows the totals and the result of this report.
struct RuledResult {
  const sheet::AuditReport& report;
  ResultBy by = ResultBy::Totals;
};

// Returns the page of a sheet with rulings. The findings are those of `report`, the audit before the rulings.
[[nodiscard]] std::string auditPage(const Terminal& terminal, const SheetFile& file,
                                    const sheet::AuditReport& report, const RuledResult& ruled);

}  // namespace damath::cli
