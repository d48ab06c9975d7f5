// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that were blank on the scoresheet and that the program filled in. The tag Filled lists these cells,
// so that a reader does not take them for a player's entries:
//   [Filled "2 blue.score, 2 blue.total"]
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

struct FilledCell {
  int line = 0;  // the number of the line, from 1
  board::Side side = board::Side::Blue;
  Cell cell = Cell::Score;  // Score or Total
  friend auto operator<=>(const FilledCell&, const FilledCell&) = default;
};

// Returns the name of the cell in the tag: `2 blue.score`.
[[nodiscard]] std::string toText(const FilledCell& cell);

// Returns the cells that the tag Filled lists, sorted by line and without repeats. Empty if any part of the
// tag is malformed.
[[nodiscard]] std::vector<FilledCell> filledCells(const Sheet& sheet);

// True if filledCells() has the cell. False without a line or a side.
[[nodiscard]] bool isFilled(const Sheet& sheet, std::optional<int> line, std::optional<board::Side> side,
                            Cell cell);

// Writes exactly these cells into the tag. Removes the tag if `cells` is empty.
void setFilledCells(Sheet& sheet, std::vector<FilledCell> cells);

}  // namespace damath::sheet
