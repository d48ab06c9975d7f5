// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the contest's name, venue and date, its events and their entries.
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

[[nodiscard]] contest::ContestHead head(Database& database);
void addHead(Database& database, const contest::ContestHead& head);
void setHead(Database& database, const contest::ContestHead& head);

// Returns the events, each with its entries in the order of their start numbers. Does not read rounds, games,
// byes, rematches and lots.
[[nodiscard]] std::vector<contest::Event> events(Database& database);
[[nodiscard]] contest::EventId addEvent(Database& database, const contest::EventSetup& setup);
// Returns the setup of an event. Throws Refused if there is no such event.
[[nodiscard]] contest::EventSetup setupOf(Database& database, contest::EventId event);
void setSetup(Database& database, contest::EventId event, const contest::EventSetup& setup);
// Returns the style in which the numbers of the event's chip set are written.
[[nodiscard]] exact::FigureStyle figureStyleOf(Database& database, contest::EventId event);

[[nodiscard]] contest::EntryId addEntry(Database& database, contest::EventId event,
                                        const contest::Entry& entry);
// Returns an entry of the event. Throws Refused if there is no such entry.
[[nodiscard]] contest::Entry entryOf(Database& database, contest::EventId event, contest::EntryId entry);
// Stores the entry's first round, last round and absences, and nothing else.
void setEntry(Database& database, contest::EventId event, const contest::Entry& entry);
// Records the group of each entry. `groups` has the members of each group.
void recordGroups(Database& database, contest::EventId event,
                  const std::vector<std::vector<contest::EntryId>>& groups);
// Removes the recorded groups of the event.
void forgetGroups(Database& database, contest::EventId event);
// Adds an absence from the round for each entry. Precondition: none of these absences exists.
void addAbsences(Database& database, contest::EventId event, contest::RoundNumber round,
                 const std::vector<contest::EntryId>& entries);
// Removes the entry, its absences and its check-ins. Greater start numbers move down by one.
void removeEntry(Database& database, contest::EventId event, const contest::Entry& entry);
[[nodiscard]] std::vector<contest::EntryId> startOrder(Database& database, contest::EventId event);
// Gives the entries start numbers from 1, in this order. Precondition: `order` has each entry of the event
// once.
void renumber(Database& database, contest::EventId event, const std::vector<contest::EntryId>& order);

}  // namespace damath::db::detail
