// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets as written with what the audit found, and their acceptances.
#pragma once

#include <vector>

#include "db/detail/database.hpp"
#include "db/records/records.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// Every version of a game's sheet, oldest first, whole.
[[nodiscard]] std::vector<StoredSheet> sheets(Database& database, SheetOwner owner);
// The next transaction will ask for them.
void foreseeSheets(Database& database, SheetOwner owner);
// The version in force of every game and rematch that has one, by owner.
[[nodiscard]] std::vector<SheetSummary> sheetSummaries(Database& database);
// Throws where one is not there.
[[nodiscard]] std::vector<std::string> contents(Database& database,
                                                const std::vector<contest::SheetId>& sheets);

// As the game's next version, in force. `content` as sheetText gives it.
struct SheetPlace {
  contest::SheetId id{};
  int version = 0;
};
[[nodiscard]] SheetPlace addSheet(Database& database, SheetOwner owner, const std::string& content,
                                  const std::vector<StoredFinding>& findings, const Stamp& stamp);
// The acceptance's number. Throws Refused where the sheet is not in force, or is accepted.
[[nodiscard]] std::int64_t addAcceptance(Database& database, contest::SheetId sheet,
                                         const std::vector<StoredCorrection>& corrections,
                                         const Stamp& stamp);
// The sheet in force is open again; what was accepted stays as evidence. Throws Refused where it is not
// accepted.
void withdrawAcceptance(Database& database, contest::SheetId sheet);
// No version is in force any more. Throws Refused where the sheet is not.
void takeOff(Database& database, contest::SheetId sheet);

}  // namespace damath::db::detail
