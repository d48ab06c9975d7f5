// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the journal rows that a restore from a backup replaces or has replaced.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/replaced_rows.hpp"

namespace damath::db::detail {

// Returns the replaced rows in the text of a journal row about a restore. Empty if the text has none.
[[nodiscard]] std::vector<ReplacedRows> replacedIn(const std::string& after);
// Returns the journal rows of `standing` that `kept` lacks. If such a row is about an earlier restore, also
// returns the rows that the earlier restore replaced. Called before `kept` replaces `standing`. Throws on a
// database error.
[[nodiscard]] std::vector<ReplacedRows> rowsNotIn(Database& standing, Database& kept);

}  // namespace damath::db::detail
