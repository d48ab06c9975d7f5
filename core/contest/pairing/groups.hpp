// SPDX-License-Identifier: GPL-3.0-or-later
// Groups and a final (rulebook Y4): round robins side by side, and then a knock-out or a round robin of the
// best.
//
// Entries are dealt by start number in serpentine: 1 to g along the groups, the next g back again. Where
// schoolmates are kept apart, those of one row, from the second on, exchange their groups. Every group plays
// its own table from round 1 on. A group of fewer rounds sits out when it is done, which is no bye and gives
// no points; in an odd group every entry has one allotted bye a leg.
//
// In the final the best of all groups come first, in the order of the groups, then the seconds, and so on;
// these are its seeds. A knock-out sets group mates as far apart as the seeding allows, a round robin has one
// leg. One who withdrew before the final leaves its place to the next of the group.
#pragma once

#include <vector>

#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

// Each by start number.
using Members = std::vector<std::vector<contest::EntryId>>;

[[nodiscard]] Members groupsOf(const contest::Contest& contest, const contest::Event& event);

// The groups as their games show them, for those who have an event alone. The same as groupsOf once the
// groups are played; before, one whose games do not tell its group yet stands apart.
[[nodiscard]] Members groupsPlayed(const contest::Event& event);

// The rounds that the longest group needs, and those of the final: as planned until the groups are played,
// then for those who advance. 0 where too few would play.
[[nodiscard]] int groupRounds(const contest::Event& event);
[[nodiscard]] int finalRounds(const contest::Event& event);

// A group as a round robin of its own, with its games, byes, rematches and lots; start numbers stay. A
// rematch belongs to it while it is due there; later ones of the same two belong to the final. Its ties are
// for a rematch where it decides who advances, and below that where a prize place of the event hangs on it
// (Y2b).
[[nodiscard]] contest::Event groupEvent(const contest::Event& event,
                                        const std::vector<contest::EntryId>& members);

// The final as an event of its own: seeds as start numbers, rounds from 1. Promise: the groups are played.
[[nodiscard]] contest::Event finalEvent(const contest::Event& event, const Members& groups);

// The bracket of a final that is a knock-out. Promise: it is one, and the groups are played.
[[nodiscard]] KnockOut finalKnockOut(const contest::Contest& contest, const contest::Event& event,
                                     const Members& groups);

// The ties within groups that rematches must settle before it is known who advances, and as which seed.
[[nodiscard]] Members openTies(const contest::Event& event, const Members& groups);

// Whether a round of the final is paired.
[[nodiscard]] bool hasFinalBegun(const contest::Event& event);

[[nodiscard]] RoundPairing groupsRound(const contest::Contest& contest, const contest::Event& event,
                                       contest::RoundNumber round);

}  // namespace damath::pairing
