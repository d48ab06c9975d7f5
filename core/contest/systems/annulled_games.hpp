// SPDX-License-Identifier: GPL-3.0-or-later
// The games of players who withdrew from a round robin too early for their games to count (rulebook Y1,
// option `withdrawnGames`; FIDE Handbook C.05, round robins).
#pragma once

#include <set>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// Returns the entries of one round robin whose games do not count, because they withdrew after fewer than
// half of their games. Walkovers are not completed games. Empty if the ruleset keeps all games, and for every
// other system.
[[nodiscard]] std::set<EntryId> annulledEntries(const Event& table);

// Returns the event with only the games, byes and rematches that count in its standings: without those of
// annulled entries and without the byes whose opponent in the table is one. In groups, each group and a round
// robin final are tables of their own. Precondition: all entries in games, byes and rematches belong to the
// event.
[[nodiscard]] Event withoutAnnulled(Event event);

}  // namespace damath::contest
