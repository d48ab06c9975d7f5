// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a list for the notice board into a table on the screen. Both show the same content from one
// source.
#pragma once

#include <optional>
#include <vector>

#include "app/window/parts/table_model.hpp"
#include "core/exact/number.hpp"
#include "reports/compose/lists/list_sheet.hpp"

namespace damath::window {

[[nodiscard]] std::vector<QString> headingsOf(const compose::ListSheet& list);
// Returns the rank of each number, starting at 0 for the smallest; equal numbers have the same rank. A table
// sorts by these ranks, so no number is rounded. A null pointer has rank −1.
[[nodiscard]] std::vector<QVariant> placesOf(const std::vector<const exact::Number*>& figures);
// Each row's key is its index in the list.
[[nodiscard]] std::vector<TableRow> rowsOf(const compose::ListSheet& list);

}  // namespace damath::window
