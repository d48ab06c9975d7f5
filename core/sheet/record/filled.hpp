// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that the program filled in where the paper left them blank. The sheet names them in a tag of its own,
// so that nobody takes them for what a player wrote:  [Filled "2 blue.score, 2 blue.total"]
#pragma once

#include <compare>
#include <string>
#include <vector>

#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

struct FilledCell {
  int line = 0;  // from 1
  board::Side side = board::Side::Blue;
  Cell cell = Cell::Score;  // Score or Total
  friend auto operator<=>(const FilledCell&, const FilledCell&) = default;
};

// `2 blue.score`
[[nodiscard]] std::string toText(const FilledCell& cell);

// In the order of the lines, each once. A tag that is written otherwise names none.
[[nodiscard]] std::vector<FilledCell> filledCells(const Sheet& sheet);

// Names these and no others; the tag goes where there are none.
void setFilledCells(Sheet& sheet, std::vector<FilledCell> cells);

}  // namespace damath::sheet
