// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the journal for undo and redo: the actions with their state, and the signed-off scoresheets that an
// undo must not change.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/detail/trail/row_change.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// Returns every action after journal row `behind`, ordered by number. An undo or a redo does not count as an
// action.
[[nodiscard]] std::vector<JournalAct> acts(Database& database, std::int64_t behind = 0);
// Returns the possible undo and redo. Reads the journal backwards, only as far as necessary.
[[nodiscard]] HistorySteps steps(Database& database);

// The facts that must not change after a sign-off: the scoresheet's version in force and its acceptance, its
// reviews and rulings, and the result of the game.
struct SignedResult {
  SheetOwner owner;
  contest::SheetId sheet{};
  std::optional<std::int64_t> acceptance;
  std::string result;              // the columns of the game's result, as one text
  std::vector<std::string> looks;  // the reviews and rulings, as texts
  friend bool operator==(const SignedResult&, const SignedResult&) = default;
};

// Returns the signed-off scoresheets whose games or rematches the changes affect.
[[nodiscard]] std::vector<SignedResult> signedResults(Database& database, const RowChanges& changes);
[[nodiscard]] SignedResult signedResult(Database& database, SheetOwner owner, contest::SheetId sheet);

}  // namespace damath::db::detail
