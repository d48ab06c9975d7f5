// SPDX-License-Identifier: GPL-3.0-or-later
// The names in the head of a scoresheet, which are stored apart (private_text.hpp).
#pragma once

#include "core/contest/model/contest.hpp"
#include "core/sheet/record/sheet.hpp"
#include "db/detail/database.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// Stores the names of the players, and the text of each tag that the program does not know, as private texts.
// Returns the scoresheet with tokens (private_text.hpp) in place of these texts. `contest`: the contest as
// last read; null if it was not read.
[[nodiscard]] sheet::Sheet hiddenSheet(Database& database, const contest::Contest* contest, SheetOwner owner,
                                       sheet::Sheet sheet);
// Does the same as hiddenSheet() above, for the stored scoresheet `of`. Finds the game or rematch of this
// scoresheet.
[[nodiscard]] sheet::Sheet hiddenSheet(Database& database, contest::SheetId of, sheet::Sheet sheet);

}  // namespace damath::db::detail
