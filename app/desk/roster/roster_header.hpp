// SPDX-License-Identifier: GPL-3.0-or-later
// The first line of a list of players: what each column holds, by its heading or by what a person says.
#pragma once

#include <vector>

#include "app/desk/roster/roster.hpp"
#include "core/text/csv.hpp"

namespace damath::desk {

// The columns of the list, headings first. What is wrong with them is added to the faults.
[[nodiscard]] std::vector<RosterColumn> rosterColumns(const std::vector<CsvRow>& rows,
                                                      const std::vector<ColumnChoice>& choices,
                                                      std::vector<RowFault>& faults);

// Whether a column has the field.
[[nodiscard]] bool hasField(const std::vector<RosterColumn>& columns, RosterField field);

}  // namespace damath::desk
