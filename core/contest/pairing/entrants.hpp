// SPDX-License-Identifier: GPL-3.0-or-later
// The entries that take part in an event or in one of its rounds: entries with a seat, withdrawals and
// absences.
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

// Returns the entries that have a seat in the event's table or bracket, ordered by start number: all entries
// except those that withdrew before round 1 and have no game and no bye.
[[nodiscard]] std::vector<contest::Entry> entrants(const contest::Event& event);

// Returns the total number of rounds: the result of `needed` (the number of rounds that the system needs), or
// the number of paired rounds if this number is greater. If fewer than two entries have a seat, returns the
// number of paired rounds.
[[nodiscard]] int roundsInAll(const contest::Event& event, int (*needed)(const contest::Event& event));

// True if the entry has not withdrawn before this round.
[[nodiscard]] bool isStillIn(const contest::Entry& entry, contest::RoundNumber round);

// Returns the absent byes of the round, for those entries of `among` that have not withdrawn but do not play
// the round.
[[nodiscard]] std::vector<contest::Bye> absentByes(const std::vector<contest::Entry>& among,
                                                   contest::RoundNumber round);

}  // namespace damath::pairing
