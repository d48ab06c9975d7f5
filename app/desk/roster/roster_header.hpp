// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the first line of a list of players: the field of each column, by its heading or by the user's
// choice.
#pragma once

#include <vector>

#include "app/desk/roster/roster.hpp"
#include "core/text/csv.hpp"

namespace damath::desk {

// Returns the columns of the list. Adds their errors to `faults`.
[[nodiscard]] std::vector<RosterColumn> rosterColumns(const std::vector<CsvRow>& rows,
                                                      const std::vector<ColumnChoice>& choices,
                                                      std::vector<RowFault>& faults);

[[nodiscard]] bool hasField(const std::vector<RosterColumn>& columns, RosterField field);

}  // namespace damath::desk
