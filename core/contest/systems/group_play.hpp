// SPDX-License-Identifier: GPL-3.0-or-later
// Groups and a final (rulebook Y4): round robins side by side, then a knock-out or a round robin of the
// best players.
//
// Entries go to the groups by start number, in serpentine order. With g groups, the first row of g entries
// goes to the groups 1 to g, the next row to the groups g to 1, and so on. If schoolmates are kept apart,
// entries of one row exchange their groups, from the second row on. Every group plays its own table from
// round 1 on. A group with fewer rounds than the others has no games in the last group rounds. This pause is
// no bye and gives no points. In a group of odd size every entry has one allotted bye per leg.
//
// In the final, the best of all groups come first, in the order of the groups, then the second-best, and so
// on. This order gives the seeds. A knock-out final keeps players of one group as far apart as the seeding
// allows. A round robin final has one leg. If a player withdraws before the final, the next player of the
// group advances.
#pragma once

#include <vector>

#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/round_pairing.hpp"

namespace damath::pairing {

// The entries of each group, ordered by start number.
using Members = std::vector<std::vector<contest::EntryId>>;

// Deals the entries to the groups. The arbiter's desk records the result when round 1 is paired
// (contest::Entry::group). From then on the record counts, whoever withdraws and whatever school a player
// has.
[[nodiscard]] Members dealtGroups(const contest::Contest& contest, const contest::Event& event);

// Returns the recorded groups, before round 1 the groups as they would be dealt now.
[[nodiscard]] Members groupsOf(const contest::Contest& contest, const contest::Event& event);

// Returns the recorded groups, for callers that have no contest but only the event. Before round 1, returns
// the groups in serpentine order, with schoolmates where this order puts them.
[[nodiscard]] Members groupsPlayed(const contest::Event& event);

// groupRounds returns the number of rounds of the largest group. finalRounds returns the number of rounds of
// the final. Until the groups have played, finalRounds uses the planned number of finalists, then the real
// number. Each function returns 0 if fewer than two players would play: then there is no final.
[[nodiscard]] int groupRounds(const contest::Event& event);
[[nodiscard]] int finalRounds(const contest::Event& event);

// Returns a group as a separate round robin, with its games, byes, rematches and lots. Start numbers do not
// change. A rematch of two members belongs to the group, unless both are in the final and it was entered
// after the final began (contest::Rematch::afterRound). If this is not known, the first rematch of the two
// belongs to the group. A tie of the group needs a rematch if it decides who advances, or if it affects a
// prize place of the event (Y2b). A withdrawal of a finalist during the final does not count in the group.
[[nodiscard]] contest::Event groupEvent(const contest::Event& event,
                                        const std::vector<contest::EntryId>& members);

// Returns the final as a separate event: the start numbers are seeds, and rounds count from 1. Precondition:
// the groups have played.
[[nodiscard]] contest::Event finalEvent(const contest::Event& event, const Members& groups);

// Returns the bracket of a knock-out final: all entries of finalEvent() have a seat, also if a corrected
// result changed the players of the final after its first round. Preconditions: the final is a knock-out, the
// groups have played, and the final has two or more entries.
[[nodiscard]] KnockOut finalKnockOut(const contest::Contest& contest, const contest::Event& event,
                                     const Members& groups);

// Returns the ties within groups that rematches must settle, because they decide who advances or with which
// seed.
[[nodiscard]] Members openTies(const contest::Event& event, const Members& groups);

// True if both entries are in one group, and a tie of this group still needs their rematch.
[[nodiscard]] bool isGroupTieOpen(const contest::Event& event, contest::EntryId one, contest::EntryId other);

// True if a round of the final is paired.
[[nodiscard]] bool hasFinalBegun(const contest::Event& event);
// True if the final has begun without the entry: it has no game and no bye in it. False in other systems.
[[nodiscard]] bool hasMissedFinal(const contest::Event& event, contest::EntryId entry);

[[nodiscard]] RoundPairing groupsRound(const contest::Contest& contest, const contest::Event& event,
                                       contest::RoundNumber round);

}  // namespace damath::pairing
