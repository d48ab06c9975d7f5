// SPDX-License-Identifier: GPL-3.0-or-later
// Guesses the meaning of columns in a list without headings, as far as the cells leave no doubt.
#pragma once

#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"

namespace damath::desk {

// Returns the columns whose meaning is certain. A whole name is "Last, First" in every cell. A school has a
// word for a school in every cell. A grade is "Grade 7" or a number from 1 to 12. Blank columns and columns
// that count the rows are excluded: their choice has no field. If two columns match the same field, the
// result has neither. Precondition: the cells are trimmed.
[[nodiscard]] std::vector<ColumnChoice> unmistakableColumns(
    const std::vector<std::vector<std::string>>& rows);

}  // namespace damath::desk
