// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the rounds of an event with their byes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"
#include "db/records/stamp.hpp"

namespace damath::db::detail {

// Fills in the event's rounds, and its byes ordered by round.
void readRounds(Database& database, contest::Event& event);

void addRound(Database& database, contest::EventId event, const contest::Round& round, Instant at);
void addBye(Database& database, contest::EventId event, const contest::Bye& bye);
// The games and the byes of a round. pairingOf() returns them, without the results of the games. pairingOf()
// throws Refused if the round is not paired.
using Pairing = std::pair<std::vector<contest::Game>, std::vector<contest::Bye>>;
[[nodiscard]] Pairing pairingOf(Database& database, contest::EventId event, contest::RoundNumber round);
// Returns the unpublished rounds that have a result, as sorted texts "EVENT ROUND". There should be none,
// because a result publishes its round.
[[nodiscard]] std::vector<std::string> heldWithResults(Database& database);
// Removes the round with its games and byes. The scoresheets of its games are no longer in force.
void removeRound(Database& database, contest::EventId event, contest::RoundNumber round);
// Marks the round as published. Throws Refused if the round is not paired.
void publish(Database& database, contest::EventId event, contest::RoundNumber round);

}  // namespace damath::db::detail
