// SPDX-License-Identifier: GPL-3.0-or-later
// A list as it goes to the notice board, as a table on the screen: one home for what stands in it.
#pragma once

#include <optional>
#include <vector>

#include "app/models/lists/table_model.hpp"
#include "core/exact/number.hpp"
#include "reports/compose/lists/list_sheet.hpp"

namespace damath::models {

[[nodiscard]] std::vector<QString> headingsOf(const compose::ListSheet& list);
// Where each stands among them, from the least on, equal ones alike: what a table sorts by without rounding
// anything. -1 for nothing.
[[nodiscard]] std::vector<QVariant> placesOf(const std::vector<const exact::Number*>& figures);
// Each row's key is its place in the list.
[[nodiscard]] std::vector<TableRow> rowsOf(const compose::ListSheet& list);

}  // namespace damath::models
