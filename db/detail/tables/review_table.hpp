// SPDX-License-Identifier: GPL-3.0-or-later
// Who looked a sheet over, how the facilitator ruled, and who signed it off.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/sheet/settle/ruling.hpp"
#include "db/detail/database.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// Fills reviews, rulings and sign-off.
void readReviews(Database& database, StoredSheet& stored);

// The rulings of every sheet that has some, by its number; each by line, side and cell.
[[nodiscard]] std::unordered_map<std::int64_t, std::vector<sheet::Ruling>> rulingsBySheet(Database& database);

void addReview(Database& database, contest::SheetId sheet, const StoredReview& review, const Stamp& stamp);
// Replaces the word on the same cell.
void setRuling(Database& database, contest::SheetId sheet, const StoredRuling& ruling);
void addSignOff(Database& database, contest::SheetId sheet, const Stamp& stamp);

}  // namespace damath::db::detail
