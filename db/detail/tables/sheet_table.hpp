// SPDX-License-Identifier: GPL-3.0-or-later
// Stores scoresheets as written, with the audit's findings and the acceptances.
#pragma once

#include <vector>

#include "db/detail/database.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/stamp.hpp"

namespace damath::db::detail {

// Returns every stored version of the scoresheet of a game or rematch (`owner`), oldest first.
[[nodiscard]] std::vector<StoredSheet> sheets(Database& database, SheetOwner owner);
// Announces the query for all versions of the scoresheet of `owner`, so that the query is sent with the next
// transaction.
void foreseeSheets(Database& database, SheetOwner owner);
// Returns a summary of each scoresheet in force (the version that counts), games before rematches, by id.
[[nodiscard]] std::vector<SheetSummary> sheetSummaries(Database& database);
// Returns the stored text of each scoresheet, with the private texts in place of their tokens. Throws if a
// scoresheet does not exist.
[[nodiscard]] std::vector<std::string> contents(Database& database,
                                                const std::vector<contest::SheetId>& sheets);

// The result of addSheet(): the scoresheet's id and version number. addSheet() stores the next version of a
// scoresheet and puts it in force. `content` is the text from sheetText().
struct SheetPlace {
  contest::SheetId id{};
  int version = 0;
};
[[nodiscard]] SheetPlace addSheet(Database& database, SheetOwner owner, const std::string& content,
                                  const std::vector<StoredFinding>& findings, const Stamp& stamp);
// Stores that the scoresheet was accepted. Returns the number of the acceptance. Throws Refused if the
// scoresheet is not in force or is already accepted.
[[nodiscard]] std::int64_t addAcceptance(Database& database, contest::SheetId sheet,
                                         const std::vector<StoredCorrection>& corrections,
                                         const Stamp& stamp);
// Makes the accepted scoresheet open again. The earlier acceptance stays stored. Throws Refused if the
// scoresheet is not in force or not accepted.
void withdrawAcceptance(Database& database, contest::SheetId sheet);
// Takes the scoresheet out of force. Its game then has no scoresheet in force. Throws Refused if the
// scoresheet is not in force.
void takeOff(Database& database, contest::SheetId sheet);

}  // namespace damath::db::detail
