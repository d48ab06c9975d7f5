// SPDX-License-Identifier: GPL-3.0-or-later
// A player's half of a line as three cells, as the text form and the CSV form of a scoresheet have it. A
// half that begins with `RC`, `TOTAL` or `GRAND` is a closing row: a remaining chip, the total of the
// remaining chips, or the grand total.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// The number of cells in one player's half of a line: move, score and total.
inline constexpr std::size_t kCells = 3;

// Returns one player's half of a line that has these cells. Precondition: at most three cells. Missing cells
// are blank. In a closing row, the first cell begins with `RC`, `TOTAL`, `GRAND` or a similar word: "R.C.",
// "Remaining chips", "Natira", "Kabuuan", "GRAND TOTAL", "G.T." (docs/formats.md). The word may have upper or
// lower case, full-width letters, and a colon after it.
[[nodiscard]] sheet::Half halfOf(std::span<const std::string_view> cells);
// Fills `half` with these cells, by the rules of halfOf. Preconditions: `half` is blank; at most three cells.
void fill(sheet::Half& half, std::span<const std::string_view> cells);

// Returns the three cells of one player's half of a line. The first cell of a closing row begins with RC,
// TOTAL or GRAND.
[[nodiscard]] std::array<std::string, kCells> cellsOf(const sheet::Half& half);

}  // namespace damath::notation
