// SPDX-License-Identifier: GPL-3.0-or-later
// The contest's head, its events and their entries.
#pragma once

#include <vector>

#include "core/contest/contest.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

[[nodiscard]] contest::ContestHead head(Database& database);
void addHead(Database& database, const contest::ContestHead& head);
void setHead(Database& database, const contest::ContestHead& head);

// With their entries by start number; rounds, games, byes, rematches and lots are left empty.
[[nodiscard]] std::vector<contest::Event> events(Database& database);
[[nodiscard]] contest::EventId addEvent(Database& database, const contest::EventSetup& setup);
// Throws Refused where there is no such event.
[[nodiscard]] contest::EventSetup setupOf(Database& database, contest::EventId event);
void setSetup(Database& database, contest::EventId event, const contest::EventSetup& setup);
// How the event writes figures.
[[nodiscard]] exact::FigureStyle figureStyleOf(Database& database, contest::EventId event);

[[nodiscard]] contest::EntryId addEntry(Database& database, contest::EventId event,
                                        const contest::Entry& entry);
// Throws Refused where the event has no such entry.
[[nodiscard]] contest::Entry entryOf(Database& database, contest::EventId event, contest::EntryId entry);
// First and last round and the absences.
void setEntry(Database& database, contest::EventId event, const contest::Entry& entry);
// Further absences, one of each entry. Promise: none of them is noted already.
void addAbsences(Database& database, contest::EventId event, contest::RoundNumber round,
                 const std::vector<contest::EntryId>& entries);
// With its absences; those with greater start numbers move up.
void removeEntry(Database& database, contest::EventId event, const contest::Entry& entry);
[[nodiscard]] std::vector<contest::EntryId> startOrder(Database& database, contest::EventId event);
// Start numbers from 1 in this order. Promise: all entries of the event, each once.
void renumber(Database& database, contest::EventId event, const std::vector<contest::EntryId>& order);

}  // namespace damath::db::detail
