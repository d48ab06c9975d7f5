// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the actions of the journal with their state, and the signed-off scoresheets.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/detail/trail/row_change.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// Returns every action after `behind`, ordered by number. Undo and redo are not actions.
[[nodiscard]] std::vector<JournalAct> acts(Database& database, std::int64_t behind = 0);
// Reads the journal backwards, only as far as necessary.
[[nodiscard]] HistorySteps steps(Database& database);

// The facts that a sign-off fixes: the version in force and its acceptance, the reviews and rulings, and the
// result of the game.
struct SignedResult {
  SheetOwner owner;
  contest::SheetId sheet{};
  std::optional<std::int64_t> acceptance;
  std::string result;              // the columns of the result
  std::vector<std::string> looks;  // reviews and rulings
  friend bool operator==(const SignedResult&, const SignedResult&) = default;
};

// Returns the signed-off scoresheets of the games and rematches that the changes concern.
[[nodiscard]] std::vector<SignedResult> signedResults(Database& database, const RowChanges& changes);
[[nodiscard]] SignedResult signedResult(Database& database, SheetOwner owner, contest::SheetId sheet);

}  // namespace damath::db::detail
