// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the journal and the tables against each other: verifies the digest chain, rebuilds the state tables
// from the recorded changes, and compares the evidence (rows that are never changed) with its journal rows.
#pragma once

#include <string>

#include "db/detail/database.hpp"
#include "db/records/journal_check.hpp"

namespace damath::db::detail {

// Checks the whole journal: looks for wrong digests and missing numbers in every branch, rebuilds the state
// tables (the contest's present data) from all changes, compares the evidence with its journal rows, and
// checks the live games, branches and private texts.
[[nodiscard]] JournalCheck checkJournal(Database& database);

// Returns the number of the first journal row whose digest is wrong. If a merged branch wrote the row, the
// branch's key stands before the number. Empty if all digests are right.
[[nodiscard]] std::string firstUnchained(Database& database);

}  // namespace damath::db::detail
