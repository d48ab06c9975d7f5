// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet as written, line by line, within the terminal's columns, with the marks of its findings in the
// margin. Where a line was left out, a row of dots stands in its place. Long cells go on below themselves; a
// word that fits no column is cut with the sign `…`.
#pragma once

#include <string>

#include "app/cli/sheet/finding_numbers.hpp"
#include "app/cli/shell/terminal.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::cli {

// Every row ended.
[[nodiscard]] std::string sheetTable(const Terminal& terminal, const sheet::Sheet& sheet,
                                     const sheet::AuditReport& report, const FindingNumbers& numbers);

}  // namespace damath::cli
