// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the events that other computers had (branches) with the journal.
#pragma once

#include <set>
#include <string>

#include "db/detail/database.hpp"

namespace damath::db::detail {

// Returns the branches that differ from the journal rows about them, as table and key: "branch 9f…". Checks
// the facts of each branch, the first of its merged rows, and that the merge made exactly the changes of
// these rows. Throws on a database error.
[[nodiscard]] std::set<std::string> differingBranches(Database& database);

}  // namespace damath::db::detail
