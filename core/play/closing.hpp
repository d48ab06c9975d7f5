// SPDX-License-Identifier: GPL-3.0-or-later
// What players write below the moves of a sheet (rulebook N5): a row for each remaining chip, the total of
// these rows, the grand total. As it is typed, a semicolon stands between the rows:
//   RC -11 x 2 | -22; RC 6 | 6; TOTAL | -16; GRAND | 59
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/sheet/record/sheet.hpp"

namespace damath::play {

// Whether all rows are such, no move and nothing blank among them, and no more than a board has chips, with
// both totals.
[[nodiscard]] bool isClosing(std::span<const sheet::Half> rows);

// Nothing where a row is no such one. A text without rows gives none.
[[nodiscard]] std::optional<std::vector<sheet::Half>> parseClosing(std::string_view text);

}  // namespace damath::play
