// SPDX-License-Identifier: GPL-3.0-or-later
// The place of a finding on the grid of the scoresheet, its number, and the mark of its cell.
#pragma once

#include <optional>

#include "app/window/scoresheet/sheet_model.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::window {

// Returns the cell that the finding is about; nullopt if the finding is about missing lines or the result.
[[nodiscard]] std::optional<GridCell> markedCell(const sheet::Finding& finding, const SheetModel& sheet);
// Returns the cell that the finding is about, or the place where a missing line should stand. Without such a
// place, returns a cell of the last row.
[[nodiscard]] GridCell nearestCell(const sheet::Finding& finding, const SheetModel& sheet);

// Returns the number of the finding on the printed scoresheet, counted from 1. Findings and rulings refer to
// each other by this number.
[[nodiscard]] constexpr int numberOfFinding(std::size_t finding) {
  return static_cast<int>(finding) + 1;
}
[[nodiscard]] Mark markOf(const sheet::Finding& finding);

}  // namespace damath::window
