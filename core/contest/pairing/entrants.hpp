// SPDX-License-Identifier: GPL-3.0-or-later
// The entries that take part in an event or in one of its rounds: entries with a seat, withdrawals and
// absences.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/round_pairing.hpp"

namespace damath::pairing {

// Returns the entries that have a seat in the event's table or bracket, ordered by start number: all entries
// except those that withdrew before round 1 and have no game and no bye. If the groups are recorded, the
// entries with a group have a seat.
[[nodiscard]] std::vector<contest::Entry> entrants(const contest::Event& event);

// Returns the total number of rounds: the result of `needed` (the number of rounds that the system needs), or
// the number of paired rounds if this number is greater. Returns the number of paired rounds if fewer than
// two entries have a seat, or if the event has begun and fewer than `fewestLeft` entries have not withdrawn:
// the event is then over (Y4).
[[nodiscard]] int roundsInAll(const contest::Event& event, int (*needed)(const contest::Event& event),
                              int fewestLeft);

// Returns the round in which nobody can meet because fewer than two entries play: the entry that plays has an
// allotted bye, an absent entry has an absent bye (Y4). nullopt if two or more entries play.
[[nodiscard]] std::optional<RoundPairing> roundOfByes(const contest::Event& event,
                                                      contest::RoundNumber round);

// True if the entry has not withdrawn before this round.
[[nodiscard]] bool isStillIn(const contest::Entry& entry, contest::RoundNumber round);

// Returns the absent byes of the round, for those entries of `among` that have not withdrawn but do not play
// the round.
[[nodiscard]] std::vector<contest::Bye> absentByes(const std::vector<contest::Entry>& among,
                                                   contest::RoundNumber round);

}  // namespace damath::pairing
