// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the columns of a list without headings, as far as their cells leave no doubt.
#pragma once

#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"

namespace damath::desk {

// Of rows of trimmed cells, as many columns as the longest has. A whole name is "Last, First" in every cell,
// a school has a word for one in every cell, a grade is "Grade 7" or a number up to 12; blank columns and
// those that count the rows are left out. What two columns could be is said of neither.
[[nodiscard]] std::vector<ColumnChoice> unmistakableColumns(
    const std::vector<std::vector<std::string>>& rows);

}  // namespace damath::desk
