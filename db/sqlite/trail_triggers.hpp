// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the triggers with which a connection records the changes of the state tables. The triggers write each
// row change in the form of the journal (db/detail/trail/row_change.hpp).
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::sqlite {

// Returns the SQL that makes the temporary table `trail` and three triggers for each state table (a table of
// the contest's present data): for new, changed and deleted rows.
[[nodiscard]] std::string trailTriggers(const std::vector<detail::Table>& tables);

}  // namespace damath::db::sqlite
