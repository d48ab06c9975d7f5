// SPDX-License-Identifier: GPL-3.0-or-later
// Stores rounds with their byes, and the lots of an event.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// Fills in the rounds, the byes ordered by round, and the lots in the order of the draw.
void readRounds(Database& database, contest::Event& event);

void addRound(Database& database, contest::EventId event, const contest::Round& round, Instant at);
void addBye(Database& database, contest::EventId event, const contest::Bye& bye);
// Returns the games, without results, and the byes of a round. Throws Refused if the round is not paired.
using Pairing = std::pair<std::vector<contest::Game>, std::vector<contest::Bye>>;
[[nodiscard]] Pairing pairingOf(Database& database, contest::EventId event, contest::RoundNumber round);
// Returns the unpublished rounds that have a result, as sorted texts `event round`. Normally there are none.
[[nodiscard]] std::vector<std::string> heldWithResults(Database& database);
// Also removes the round's games and byes, and takes their scoresheets out of force.
void removeRound(Database& database, contest::EventId event, contest::RoundNumber round);
// Throws Refused if the round is not paired.
void publish(Database& database, contest::EventId event, contest::RoundNumber round);

// Returns the lot's number in the event, from 1.
[[nodiscard]] int addLot(Database& database, contest::EventId event, const contest::Lot& lot);

}  // namespace damath::db::detail
