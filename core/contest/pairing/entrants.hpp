// SPDX-License-Identifier: GPL-3.0-or-later
// What every system asks of an event before it pairs: who has a seat, how far it is, what is still open.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "core/contest/contest.hpp"

namespace damath::pairing {

// The entries that have a seat in the event's table or bracket, by start number: all but those who withdrew
// before the first round.
[[nodiscard]] std::vector<contest::Entry> entrants(const contest::Event& event);

// Two entries, the same pair whichever is named first.
using EntryPair = std::pair<contest::EntryId, contest::EntryId>;
[[nodiscard]] inline EntryPair pairOf(contest::EntryId a, contest::EntryId b) {
  return a < b ? EntryPair{a, b} : EntryPair{b, a};
}

// False from the round on for which the entry has withdrawn.
[[nodiscard]] bool isStillIn(const contest::Entry& entry, contest::RoundNumber round);

// The entries of `among` that do not play this round though they are still in, as absent ones.
[[nodiscard]] std::vector<contest::Bye> absentByes(const std::vector<contest::Entry>& among,
                                                   contest::RoundNumber round);

// The school of each entry; nothing where schools do not matter to the event's pairings.
using Schools = std::map<contest::EntryId, contest::SchoolId>;
[[nodiscard]] Schools schoolsOf(const contest::Contest& contest, const contest::Event& event);
[[nodiscard]] bool areSchoolMates(const Schools& schools, contest::EntryId a, contest::EntryId b);

// The boards, ascending, on which two of one school meet, among games of the event: where it keeps them apart
// and has players of more than one school.
[[nodiscard]] std::vector<contest::BoardNumber> schoolMateBoards(const contest::Contest& contest,
                                                                 const contest::Event& event,
                                                                 const std::vector<contest::Game>& games);

}  // namespace damath::pairing
