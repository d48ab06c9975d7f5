// SPDX-License-Identifier: GPL-3.0-or-later
// The rematches that an event still needs (rulebook Y2b, Y4).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// Returns the drawn game of a knock-out that a rematch between the two entries must decide. nullopt if there
// is none.
[[nodiscard]] std::optional<GameId> gameToDecide(const Event& event, EntryId one, EntryId other);
// True if the standings require a rematch between the two entries (Y2b).
[[nodiscard]] bool isRematchDue(const Event& event, EntryId one, EntryId other);
// True if the next result of a rematch between the two entries would be a new rematch. False if the result
// would correct their last rematch.
[[nodiscard]] bool isRematchOpen(const Event& event, EntryId one, EntryId other);

// Returns the pairs of entries that must still play a rematch. `ties` holds the tied entries of each tie, in
// the form of Standings::rematchesDue. The two entries of a pair have the same order as in their tie.
[[nodiscard]] std::vector<std::pair<EntryId, EntryId>> openRematches(
    const Event& event, const std::vector<std::vector<EntryId>>& ties);

}  // namespace damath::contest
