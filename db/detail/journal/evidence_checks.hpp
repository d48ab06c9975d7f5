// SPDX-License-Identifier: GPL-3.0-or-later
// Compares evidence that has a chain or a history of its own with the journal: the steps of live games, and
// the events that other computers had. checkJournal() calls both functions.
#pragma once

#include <set>
#include <string>

#include "db/detail/database.hpp"

namespace damath::db::detail {

// Returns the live games and steps that differ, as table and number: "live_game 3", "live_step 17". A step is
// named if it breaks the chain of its game. A game is named if it differs from the journal row about its
// beginning, or if a head in the journal is not in its chain. Throws on a database error.
[[nodiscard]] std::set<std::string> differingLiveGames(Database& database);

// Returns the branches that differ from the journal rows about them, as table and key: "branch 9f…". Checks
// the facts of each branch, the first of its merged rows, and that the merge made exactly the changes of
// these rows. Throws on a database error.
[[nodiscard]] std::set<std::string> differingBranches(Database& database);

}  // namespace damath::db::detail
