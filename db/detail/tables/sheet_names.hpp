// SPDX-License-Identifier: GPL-3.0-or-later
// The names in the head of a scoresheet, which are stored apart (private_text.hpp).
#pragma once

#include "core/contest/model/contest.hpp"
#include "core/sheet/record/sheet.hpp"
#include "db/detail/database.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// Stores the names of the players, and the text of each tag that the program does not know. Returns the
// scoresheet with tokens in their place. `contest`: the contest as last read; null if it was not read.
[[nodiscard]] sheet::Sheet hiddenSheet(Database& database, const contest::Contest* contest, SheetOwner owner,
                                       sheet::Sheet sheet);
// Finds the owner of the stored scoresheet, and does the same.
[[nodiscard]] sheet::Sheet hiddenSheet(Database& database, contest::SheetId of, sheet::Sheet sheet);

}  // namespace damath::db::detail
