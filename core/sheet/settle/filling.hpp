// SPDX-License-Identifier: GPL-3.0-or-later
// Fills in missing scores and totals of captures, in the program's spelling (rulebook N3). The program does
// so only on request. It marks the filled cells as not written on paper (filled_cell.hpp).
#pragma once

#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/filled_cell.hpp"

namespace damath::sheet {

struct Filling {
  FilledCell cell;
  std::string figure;
};

// Returns the blank Score and Total cells for which exactly one figure is correct, in the order of the
// findings, each with this figure.
[[nodiscard]] std::vector<Filling> fillings(const AuditReport& report);
// Returns those fillings of fillings(report) whose cells belong to the turn at this line and side. A capture
// of several chips is a turn of several lines. If the line belongs to no replayed turn, returns only the
// fillings of this line.
[[nodiscard]] std::vector<Filling> fillings(const AuditReport& report, int line, board::Side side);

// Returns the sheet with these figures in their cells, if the cells are blank, and adds the cells to the tag
// Filled. Cells that are not blank stay unchanged. Precondition: the fillings come from the report on this
// sheet.
[[nodiscard]] Sheet filledIn(Sheet sheet, const std::vector<Filling>& fillings);

}  // namespace damath::sheet
