// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of a round robin by the Berger tables (rulebook Y4).
//
// Seats: by start number, unless schoolmates are kept apart. Then, from a number of fixed beginnings, seats
// are exchanged until pairs of one school meet as early in each leg as exchanges of two can bring about
// (arrangement.hpp), and the best end is taken: late in the event nobody meets a schoolmate whom it could
// help. Schools of two meet in the first round. The table itself stays, and with it the balance of sides.
//
// A table belongs to the entries it was made for: one who comes late is entered before the first round is
// paired, and takes its seat when it comes. Where an entry does not play, its opponent of the table has an
// allotted bye; the entry itself an absent one as long as it has not withdrawn.
#pragma once

#include <vector>

#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

// The entry on each seat of the table, the first seat first.
[[nodiscard]] std::vector<contest::Entry> tableSeats(const contest::Contest& contest,
                                                     const contest::Event& event);

// The rounds of the table that are not played yet, ascending: a paired round is the one of the table that
// holds all its games, whatever its number, so that an arbiter may bring rounds forward. Promise: two
// entrants or more.
[[nodiscard]] std::vector<int> remainingTableRounds(const contest::Contest& contest,
                                                    const contest::Event& event);

// The meetings of a round of the table, BLUE first, whoever is there; the one who sits out is left out.
[[nodiscard]] std::vector<Board> tableMeetings(const std::vector<contest::Entry>& seats, int legs,
                                               int tableRound);

// Promise: two entrants or more, and a round of the table remains.
[[nodiscard]] RoundPairing roundRobinRound(const contest::Contest& contest, const contest::Event& event,
                                           contest::RoundNumber round);

}  // namespace damath::pairing
