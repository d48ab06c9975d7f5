// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of the journal, each with what became of it, and the sheets that are signed off.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/detail/trail/row_change.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// Every act after that number but undo and redo, by number.
[[nodiscard]] std::vector<JournalAct> acts(Database& database, std::int64_t behind = 0);
// From the newest row back, as far as it takes.
[[nodiscard]] HistorySteps steps(Database& database);

// What signing a sheet off fixes: which version is in force and accepted, who looked it over, what was ruled,
// and the result of its game.
struct SignedResult {
  SheetOwner owner;
  contest::SheetId sheet{};
  std::optional<std::int64_t> acceptance;
  std::string result;              // the result's columns
  std::vector<std::string> looks;  // reviews and rulings
  friend bool operator==(const SignedResult&, const SignedResult&) = default;
};

// The signed-off versions in force of the games and rematches that the changes touch.
[[nodiscard]] std::vector<SignedResult> signedResults(Database& database, const RowChanges& changes);
[[nodiscard]] SignedResult signedResult(Database& database, SheetOwner owner, contest::SheetId sheet);

}  // namespace damath::db::detail
