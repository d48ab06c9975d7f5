// The audit of one sheet as a page for the terminal: the sheet as written with marks in the margin, the
// findings as sentences, the corrected figures.
#pragma once

#include "app/cli/sheet_file.hpp"
#include "app/cli/terminal.hpp"

namespace damath::cli {

void printAuditPage(Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report);

}  // namespace damath::cli
