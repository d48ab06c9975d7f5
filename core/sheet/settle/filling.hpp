// SPDX-License-Identifier: GPL-3.0-or-later
// Fills in missing scores and totals of captures, in the program's spelling (rulebook N3). This happens only
// on request. The filled cells are marked as not written on paper (filled.hpp).
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

// Returns all blank Score and Total cells for which exactly one figure is correct, in the order of the
// findings.
[[nodiscard]] std::vector<Filling> fillings(const AuditReport& report);
// Returns only the fillings of the turn at this line and side; for a chain, of all its lines. If no replayed
// turn has the line, returns the fillings of the line only.
[[nodiscard]] std::vector<Filling> fillings(const AuditReport& report, int line, board::Side side);

// Returns the sheet with these figures in their blank cells, and adds the cells to the tag Filled. Cells that
// are not blank stay unchanged. Precondition: the fillings belong to the sheet's own report.
[[nodiscard]] Sheet filledIn(Sheet sheet, const std::vector<Filling>& fillings);

}  // namespace damath::sheet
