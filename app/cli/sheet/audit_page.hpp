// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of one sheet as a page for the terminal, at most 80 columns wide but for file names: the sheet as
// written with marks in the margin, the findings with what follows from them and the board where it helps,
// the notes, the figures as written and as they should be, and the result. A sheet without mistakes is shown
// in a few lines.
#pragma once

#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/sheet/verdict_text.hpp"
#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

[[nodiscard]] std::string auditPage(const Terminal& terminal, const SheetFile& file,
                                    const sheet::AuditReport& report);

// The report once the facilitator has ruled: the page shows its totals and its result.
struct RuledResult {
  const sheet::AuditReport& report;
  ResultBy by = ResultBy::Totals;
};

// The findings are the audit's own.
[[nodiscard]] std::string auditPage(const Terminal& terminal, const SheetFile& file,
                                    const sheet::AuditReport& report, const RuledResult& ruled);

}  // namespace damath::cli
