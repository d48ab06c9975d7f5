// SPDX-License-Identifier: GPL-3.0-or-later
// The place of a finding on the grid of the scoresheet, the mark of its cell, and if the finding is shown
// yet.
#pragma once

#include <optional>

#include "app/window/scoresheet/sheet_model.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::window {

struct GridCell {
  int row = 0;
  int column = 0;
  friend bool operator==(const GridCell&, const GridCell&) = default;
};

// Returns the cell that the finding is about; nullopt if the finding is about missing lines or the result.
[[nodiscard]] std::optional<GridCell> markedCell(const sheet::Finding& finding, const SheetModel& sheet);
// Returns the cell that the finding is about, or the place where a missing line should stand.
[[nodiscard]] GridCell nearestCell(const sheet::Finding& finding, const SheetModel& sheet);

// Returns the number of the finding on the printed scoresheet, counted from 1. Findings and rulings refer to
// each other by this number.
[[nodiscard]] constexpr int numberOfFinding(std::size_t finding) {
  return static_cast<int>(finding) + 1;
}
[[nodiscard]] Mark markOf(const sheet::Finding& finding);

// The part of a scoresheet that is judged. Moves: the user has not typed the end yet, so missing end lines
// are no mistakes. Whole: the whole scoresheet.
enum class Extent { Moves, Whole };

[[nodiscard]] bool hasEnd(const sheet::Sheet& sheet);
[[nodiscard]] bool isShown(const sheet::Finding& finding, Extent extent);

}  // namespace damath::window
