// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the events that other computers had (branches) with the journal.
#pragma once

#include <set>
#include <string>

#include "db/detail/database.hpp"

namespace damath::db::detail {

// Returns the branches that differ from the journal rows about them, as table and key: "branch 9f…". Checks:
// 1. The row of the table `branch` has the facts that the journal tells about the branch.
// 2. The journal rows of the other computer, which came with the merge, begin right after the split, and the
//    first of them records that the other file received the event.
// 3. The merge changed this file exactly as the rows of the other computer tell.
// Throws on a database error.
[[nodiscard]] std::set<std::string> differingBranches(Database& database);

}  // namespace damath::db::detail
