// SPDX-License-Identifier: GPL-3.0-or-later
// The facts that must not change after a sign-off: the scoresheet's version in force and its acceptance, its
// reviews and rulings, and the result of the game. An undo or a redo compares these facts before and after.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/detail/trail/row_change.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

struct SignedResult {
  SheetOwner owner;
  contest::SheetId sheet{};
  std::optional<std::int64_t> acceptance;
  std::string result;              // the columns of the game's result, as one text
  std::vector<std::string> looks;  // the reviews and rulings, as texts
  friend bool operator==(const SignedResult&, const SignedResult&) = default;
};

// Returns the signed-off scoresheets in force whose games or rematches the changes affect.
[[nodiscard]] std::vector<SignedResult> signedResults(Database& database, const RowChanges& changes);
[[nodiscard]] SignedResult signedResult(Database& database, SheetOwner owner, contest::SheetId sheet);

}  // namespace damath::db::detail
