// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the journal for undo and redo: the actions with their state.
#pragma once

#include <cstdint>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/journal_act.hpp"

namespace damath::db::detail {

// Returns every action after journal row `behind`, ordered by number. An undo or a redo does not count as an
// action.
[[nodiscard]] std::vector<JournalAct> acts(Database& database, std::int64_t behind = 0);
// Returns the possible undo and redo. Reads the journal backwards, only as far as necessary.
[[nodiscard]] HistorySteps steps(Database& database);

}  // namespace damath::db::detail
