// SPDX-License-Identifier: GPL-3.0-or-later
// The facts that every system needs before pairing a round: the entries with a seat, withdrawals, absences
// and schools.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

// Returns the entries that have a seat in the event's table or bracket, ordered by start number: all entries
// except those withdrawn before round 1.
[[nodiscard]] std::vector<contest::Entry> entrants(const contest::Event& event);

// Returns the total number of rounds: the result of `needed` (the number of rounds that the system needs), or
// the number of paired rounds if this number is greater. If fewer than two entries have a seat, returns the
// number of paired rounds.
[[nodiscard]] int roundsInAll(const contest::Event& event, int (*needed)(const contest::Event& event));

// The ids of two entries, the smaller id first, so that both orders of the arguments give the same pair.
using EntryPair = std::pair<contest::EntryId, contest::EntryId>;
[[nodiscard]] inline EntryPair pairOf(contest::EntryId a, contest::EntryId b) {
  return a < b ? EntryPair{a, b} : EntryPair{b, a};
}

// True if the entry has not withdrawn before this round.
[[nodiscard]] bool isStillIn(const contest::Entry& entry, contest::RoundNumber round);

// Returns the absent byes of the round, for those entries of `among` that have not withdrawn but do not play
// the round.
[[nodiscard]] std::vector<contest::Bye> absentByes(const std::vector<contest::Entry>& among,
                                                   contest::RoundNumber round);

// The school of each entry. Empty if the event does not keep schoolmates apart.
using Schools = std::map<contest::EntryId, contest::SchoolId>;
[[nodiscard]] Schools schoolsOf(const contest::Contest& contest, const contest::Event& event);
[[nodiscard]] bool areSchoolMates(const Schools& schools, contest::EntryId a, contest::EntryId b);

// Returns the boards on which two players of one school meet, in ascending order. Empty if the event does not
// keep schoolmates apart, or if all its players come from one school.
[[nodiscard]] std::vector<contest::BoardNumber> schoolMateBoards(const contest::Contest& contest,
                                                                 const contest::Event& event,
                                                                 const std::vector<contest::Game>& games);

}  // namespace damath::pairing
