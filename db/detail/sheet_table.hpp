// Sheets as written, what the audit found in them, what was corrected, and which were accepted.
#pragma once

#include <SQLiteCpp/Database.h>

#include <vector>

#include "db/records.hpp"

namespace damath::db::detail {

// Every version of a game's sheet, oldest first.
[[nodiscard]] std::vector<StoredSheet> sheets(SQLite::Database& database, contest::GameId game);
// The newest version of every game that has one, by game.
[[nodiscard]] std::vector<SheetSummary> sheetSummaries(SQLite::Database& database);

// As the game's next version.
[[nodiscard]] contest::SheetId addSheet(SQLite::Database& database, contest::GameId game,
                                        const sheet::Sheet& sheet, const std::vector<StoredFinding>& findings,
                                        const Stamp& stamp);
[[nodiscard]] int versionOf(SQLite::Database& database, contest::SheetId sheet);
void addAcceptance(SQLite::Database& database, contest::SheetId sheet,
                   const std::vector<StoredCorrection>& corrections, const Stamp& stamp);

}  // namespace damath::db::detail
