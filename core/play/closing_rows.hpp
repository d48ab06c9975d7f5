// SPDX-License-Identifier: GPL-3.0-or-later
// Closing rows are the rows that players write below the moves of a sheet (rulebook N5): a row for each
// remaining chip, the total of these rows, and the grand total.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/sheet/record/sheet.hpp"

namespace damath::play {

// True if all `rows` are closing rows, the rows below the moves: remaining chips and totals, but no moves and
// no blank rows. A side has at most fourteen closing rows: one per chip, and two totals. Also true for no
// rows.
[[nodiscard]] bool isClosing(std::span<const sheet::Half> rows);

// Parses typed closing rows (the rows below the moves), separated by semicolons:
//   RC -11 x 2 | -22; RC 6 | 6; TOTAL | -16; GRAND | 59
// nullopt if a row has more than three cells, or if isClosing is false for the rows. A text without rows
// gives an empty list.
[[nodiscard]] std::optional<std::vector<sheet::Half>> parseClosing(std::string_view text);

}  // namespace damath::play
