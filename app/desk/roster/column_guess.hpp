// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the meaning of columns in a list of players without headings, but only if the cells leave no doubt.
#pragma once

#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"

namespace damath::desk {

// Returns the columns whose meaning is certain. A column has whole names if every cell is "Last, First". It
// has schools if every cell has a word such as "school". It has grades if every cell is "Grade 7" or a number
// from 1 to 12. Blank columns and columns that only number the rows are returned without a field, so that the
// import ignores them. If two columns seem to have the same meaning, neither column is returned.
// Precondition: the cells are trimmed.
[[nodiscard]] std::vector<ColumnChoice> unmistakableColumns(
    const std::vector<std::vector<std::string>>& rows);

}  // namespace damath::desk
