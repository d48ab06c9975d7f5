// SPDX-License-Identifier: GPL-3.0-or-later
// The rematches that an event still needs (rulebook Y2b, Y4).
#pragma once

#include <optional>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// Returns the drawn game of a knock-out that a rematch between the two entries must decide. nullopt if there
// is none.
[[nodiscard]] std::optional<GameId> gameToDecide(const Event& event, EntryId one, EntryId other);
// True if the two entries must still play a rematch: for a tie (Y2b) or after a drawn game of a knock-out.
// The next result of a rematch between them is then a new rematch, also if they played an earlier one for
// another tie. Otherwise the result would correct their last rematch.
[[nodiscard]] bool isRematchOpen(const Event& event, EntryId one, EntryId other);

// Returns Rematch::afterRound for a new rematch between the two entries. A rematch for a tie of a group
// belongs to the group, also if it is entered after the final began.
[[nodiscard]] int afterRoundOf(const Event& event, EntryId one, EntryId other);

// True if the rematch was played after the round, or decided a drawn game of the round, so that it has no
// meaning without the round. In groups, a rematch of the groups does not rest on a round of the final.
[[nodiscard]] bool restsOn(const Event& event, const Rematch& rematch, RoundNumber round);

}  // namespace damath::contest
