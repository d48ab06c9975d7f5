// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the reviews, rulings and sign-offs of scoresheets.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/sheet/settle/ruling.hpp"
#include "db/detail/database.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/stamp.hpp"

namespace damath::db::detail {

// Fills in the reviews, the rulings and the sign-off of a scoresheet.
void readReviews(Database& database, StoredSheet& stored);

// Returns the rulings of every scoresheet that has any, by the scoresheet's number. The rulings of a
// scoresheet are ordered by line, side and cell.
[[nodiscard]] std::unordered_map<std::int64_t, std::vector<sheet::Ruling>> rulingsBySheet(Database& database);

void addReview(Database& database, contest::SheetId sheet, const StoredReview& review, const Stamp& stamp);
// Stores the ruling in place of an earlier ruling on the same cell.
void setRuling(Database& database, contest::SheetId sheet, const StoredRuling& ruling);
void addSignOff(Database& database, contest::SheetId sheet, const Stamp& stamp);

}  // namespace damath::db::detail
