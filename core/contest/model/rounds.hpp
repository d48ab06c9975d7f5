// SPDX-License-Identifier: GPL-3.0-or-later
// The paired rounds of an event and their open games.
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// Returns the number of the last paired round. A round with byes only also counts. 0 before the first round.
[[nodiscard]] int roundsPaired(const Event& event);
// Returns the number of the round after the last paired round, even if the event ends with the last paired
// round.
[[nodiscard]] RoundNumber nextRoundNumber(const Event& event);
// True if at least one round is paired. From then on, only late players can be entered, and a change of the
// plan or of the start numbers needs a confirmation.
[[nodiscard]] bool hasBegun(const Event& event);
// Returns the last paired round. Null before the first round.
[[nodiscard]] const Round* newestRound(const Event& event);
// Returns the newest round if it is unpublished (Publication::Held), else null.
[[nodiscard]] const Round* unpublishedRound(const Event& event);
// Returns the first unpublished round, also if later rounds are paired. Null if every round is published.
[[nodiscard]] const Round* firstUnpublished(const Event& event);
// True if the round is paired and has byes alone, or no players at all: nobody could meet (Y4).
[[nodiscard]] bool hasByesAlone(const Event& event, RoundNumber round);

// Returns the games without a result, ordered by round, then board.
[[nodiscard]] std::vector<GameId> openGames(const Event& event);
// Returns the entry's game of the last paired round if this game has no result yet. Null if there is none.
[[nodiscard]] const Game* gameUnderWay(const Event& event, EntryId entry);

// Returns the entries that are absent from the round, ordered by start number: they have an absent bye, they
// did not appear for their game (T4), or their absence is announced and no result of a game tells otherwise.
[[nodiscard]] std::vector<EntryId> absentFrom(const Event& event, RoundNumber round);
// Returns the entries that never came, ordered by start number: they have no allotted bye, no game without a
// result, and appeared for none of their games. Empty before the first result of the event.
[[nodiscard]] std::vector<EntryId> neverCame(const Event& event);
// Returns the entries that have a board in the round although they do not play the round any more (withdrawn
// or absent), and whose game has no result. Ordered by start number.
[[nodiscard]] std::vector<EntryId> awayOnBoards(const Event& event, RoundNumber round);

// Returns the event in its state at the pairing of `round`: without this round and all later rounds. Entries
// with a game or an allotted bye in this round count as present. All other entries count as absent.
[[nodiscard]] Event eventBefore(Event event, RoundNumber round);

}  // namespace damath::contest
