// SPDX-License-Identifier: GPL-3.0-or-later
// A list as it goes to the notice board, as a table on the screen: one home for what stands in it.
#pragma once

#include <vector>

#include "app/models/table_model.hpp"
#include "reports/compose/list_sheet.hpp"

namespace damath::models {

[[nodiscard]] std::vector<QString> headingsOf(const compose::ListSheet& list);
// Each row's key is its place in the list.
[[nodiscard]] std::vector<TableRow> rowsOf(const compose::ListSheet& list);

}  // namespace damath::models
