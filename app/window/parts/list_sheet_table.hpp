// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a printed list into a table on the screen, so that both show the same content.
#pragma once

#include <vector>

#include "app/window/parts/table_model.hpp"
#include "reports/compose/lists/list_sheet.hpp"

namespace damath::window {

[[nodiscard]] std::vector<QString> headingsOf(const compose::ListSheet& list);
// Returns the rows of the table. The key of a row is its index in the list.
[[nodiscard]] std::vector<TableRow> rowsOf(const compose::ListSheet& list);

}  // namespace damath::window
