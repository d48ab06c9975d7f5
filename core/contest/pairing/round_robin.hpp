// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs the rounds of a round robin by the Berger tables (rulebook Y4).
//
// Seats follow the start numbers, unless schoolmates are kept apart. In that case the search begins from
// several fixed arrangements. In each arrangement, two seats at a time are exchanged until schoolmates meet
// as early in each leg as possible (arrangement.hpp). The best arrangement is used. Thus, if possible,
// schoolmates do not meet late in the event, when they could help each other. If a school has two players,
// the two meet in the first round. The table itself does not change, so the sides stay balanced.
//
// A table is made for a fixed list of entries. A late player is entered before the first round is paired, and
// takes the seat on arrival. Afterwards one more player can be entered, if the number of entries is odd. If
// an entry does not play, its opponent in the table gets an allotted bye. The entry itself gets an absent
// bye, unless it has withdrawn.
#pragma once

#include <vector>

#include "core/contest/pairing/round_pairing.hpp"

namespace damath::pairing {

// Returns the entry on each seat of the round robin table (see berger.hpp), the first seat first.
// A late entry has the last seat.
[[nodiscard]] std::vector<contest::Entry> tableSeats(const contest::Contest& contest,
                                                     const contest::Event& event);

// Returns the rounds of the table that are not played yet, ascending. Each round of the event plays one table
// round: a table round that has all games of the event's round, or, if there is none, the first table round
// that is left. The numbers of the two rounds may differ, so the arbiter may play the table rounds in another
// order. Precondition: two or more entries have a seat.
[[nodiscard]] std::vector<int> remainingTableRounds(const contest::Contest& contest,
                                                    const contest::Event& event);

// Returns the meetings of a round of the round robin table, BLUE first, also for absent entries. The entry
// without an opponent is left out.
[[nodiscard]] std::vector<Board> tableMeetings(const std::vector<contest::Entry>& seats, int legs,
                                               int tableRound);

// Sets Bye::opponent of every bye of a round robin. A bye without an opponent gets nullopt, and so does a bye
// whose opponent in the table of the present schools played in its round.
void nameTableOpponents(const contest::Contest& contest, contest::Event& event);

// Returns the pairing of the round. Preconditions: two or more entries have a seat; at least one round of the
// table is not played yet.
[[nodiscard]] RoundPairing roundRobinRound(const contest::Contest& contest, const contest::Event& event,
                                           contest::RoundNumber round);

}  // namespace damath::pairing
