// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of captures that a sheet lacks, as the program would write them (rulebook N3): written only
// where somebody asks for it, and marked as not being on the paper (filled.hpp).
#pragma once

#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/filled.hpp"

namespace damath::sheet {

struct Filling {
  FilledCell cell;
  std::string figure;
};

// Every Score and Total that is missing and of which one figure alone is right, in the order of the findings.
[[nodiscard]] std::vector<Filling> fillings(const AuditReport& report);
// The same of one turn: that of the line and side, all lines of a chain; of the line alone where it is placed
// nowhere on the board.
[[nodiscard]] std::vector<Filling> fillings(const AuditReport& report, int line, board::Side side);

// The sheet with these figures in their blank cells, which it names. Promise: made of the sheet's own report.
[[nodiscard]] Sheet filledIn(Sheet sheet, const std::vector<Filling>& fillings);

}  // namespace damath::sheet
