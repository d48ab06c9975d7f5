// The contest's head, its events and their entries.
#pragma once

#include <SQLiteCpp/Database.h>

#include <vector>

#include "core/contest/contest.hpp"

namespace damath::db::detail {

[[nodiscard]] contest::ContestHead head(SQLite::Database& database);
void addHead(SQLite::Database& database, const contest::ContestHead& head);

// With their entries by start number; games, byes and rematches are left empty.
[[nodiscard]] std::vector<contest::Event> events(SQLite::Database& database);
[[nodiscard]] contest::EventId addEvent(SQLite::Database& database, const contest::EventSetup& setup);
[[nodiscard]] contest::EntryId addEntry(SQLite::Database& database, contest::EventId event,
                                        const contest::Entry& entry);
// How the event writes figures.
[[nodiscard]] exact::FigureStyle figureStyleOf(SQLite::Database& database, contest::EventId event);

}  // namespace damath::db::detail
