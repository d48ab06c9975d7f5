// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds with who sits out, and the lots of an event.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/contest/contest.hpp"
#include "db/detail/database.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// Fills rounds, byes by round, and lots in the order they were drawn.
void readRounds(Database& database, contest::Event& event);

void addRound(Database& database, contest::EventId event, const contest::Round& round, Instant at);
void addBye(Database& database, contest::EventId event, const contest::Bye& bye);
// Games, without their results, and byes of a round. Throws Refused where it is not paired.
using Pairing = std::pair<std::vector<contest::Game>, std::vector<contest::Bye>>;
[[nodiscard]] Pairing pairingOf(Database& database, contest::EventId event, contest::RoundNumber round);
// The rounds that are held though a result stands on one of their boards, as `event round`, sorted: a held
// round has none.
[[nodiscard]] std::vector<std::string> heldWithResults(Database& database);
// With its games and byes, and what is in force of their sheets.
void removeRound(Database& database, contest::EventId event, contest::RoundNumber round);
// Throws Refused where it is not paired.
void publish(Database& database, contest::EventId event, contest::RoundNumber round);

// The lot's number in the event, from 1.
[[nodiscard]] int addLot(Database& database, contest::EventId event, const contest::Lot& lot);

}  // namespace damath::db::detail
