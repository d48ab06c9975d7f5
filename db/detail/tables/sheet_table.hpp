// SPDX-License-Identifier: GPL-3.0-or-later
// Stores scoresheets as written, with the audit's findings and the acceptances.
#pragma once

#include <vector>

#include "db/detail/database.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// Returns every version of the scoresheet, oldest first.
[[nodiscard]] std::vector<StoredSheet> sheets(Database& database, SheetOwner owner);
// Announces the query for these scoresheets in the next transaction.
void foreseeSheets(Database& database, SheetOwner owner);
// Returns the version in force of every game and rematch that has one, ordered by owner.
[[nodiscard]] std::vector<SheetSummary> sheetSummaries(Database& database);
// Throws if a scoresheet does not exist.
[[nodiscard]] std::vector<std::string> contents(Database& database,
                                                const std::vector<contest::SheetId>& sheets);

// Stores the next version and puts it in force. `content` is the text from sheetText.
struct SheetPlace {
  contest::SheetId id{};
  int version = 0;
};
[[nodiscard]] SheetPlace addSheet(Database& database, SheetOwner owner, const std::string& content,
                                  const std::vector<StoredFinding>& findings, const Stamp& stamp);
// Returns the number of the acceptance. Throws Refused if the scoresheet is not in force, or is already
// accepted.
[[nodiscard]] std::int64_t addAcceptance(Database& database, contest::SheetId sheet,
                                         const std::vector<StoredCorrection>& corrections,
                                         const Stamp& stamp);
// Makes the scoresheet in force open again; the earlier acceptance stays as evidence. Throws Refused if the
// scoresheet is not accepted.
void withdrawAcceptance(Database& database, contest::SheetId sheet);
// Leaves the game without a version in force. Throws Refused if the scoresheet is not in force.
void takeOff(Database& database, contest::SheetId sheet);

}  // namespace damath::db::detail
