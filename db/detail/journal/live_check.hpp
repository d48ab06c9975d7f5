// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the live games and the chains of their steps with the journal.
#pragma once

#include <set>
#include <string>

#include "db/detail/database.hpp"

namespace damath::db::detail {

// Returns the live games and steps that differ, as table and number: "live_game 3", "live_step 17". A step is
// named if it does not continue the digest chain of its game. A game is named unless the journal has exactly
// one row about its beginning, and this row fits. It is also named if its digest chain lacks a head that the
// journal holds, or if only the journal has the game. Throws on a database error.
[[nodiscard]] std::set<std::string> differingLiveGames(Database& database);

}  // namespace damath::db::detail
