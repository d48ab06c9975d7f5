// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a printed list into a table on the screen, so that both show the same content.
#pragma once

#include <optional>
#include <vector>

#include "app/window/parts/table_model.hpp"
#include "core/exact/number.hpp"
#include "reports/compose/lists/list_sheet.hpp"

namespace damath::window {

[[nodiscard]] std::vector<QString> headingsOf(const compose::ListSheet& list);
// Returns the place of each number in ascending order: 0 for the smallest, the same place for equal numbers,
// −1 for a missing number (null pointer). A table sorts by these places, so that it never rounds a number.
[[nodiscard]] std::vector<QVariant> placesOf(const std::vector<const exact::Number*>& figures);
// Returns the rows of the table. The key of a row is its index in the list.
[[nodiscard]] std::vector<TableRow> rowsOf(const compose::ListSheet& list);

}  // namespace damath::window
