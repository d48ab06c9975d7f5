// SPDX-License-Identifier: GPL-3.0-or-later
// How far an event is and what comes next: the one answer that pairing, papers, status and pages ask for
// (rulebook 7).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/standings.hpp"
#include "core/contest/systems/schedule.hpp"

namespace damath::contest {

// The number of the last paired round; one that has byes alone counts too. 0 before the first.
[[nodiscard]] int roundsPaired(const Event& event);
// The number of the round that is paired next, whether or not there is one.
[[nodiscard]] RoundNumber nextRoundNumber(const Event& event);
// Whether a round is paired: from then on entries and plan stand.
[[nodiscard]] bool hasBegun(const Event& event);
// The last paired round; null before the first.
[[nodiscard]] const Round* newestRound(const Event& event);
// The same while it is held; null otherwise.
[[nodiscard]] const Round* heldRound(const Event& event);

// How many rounds the event has in all, as it stands, and never fewer than are paired. The tables of a round
// robin, fewer where the setup says so. For Swiss the setup's number, else the rounds after which one alone
// can have won all: 3 for 5 to 8 entries. The rounds of a bracket (the reset of a double knock-out once it is
// due), those of the longest group and the final: a setup's number makes these no fewer, or there would be
// several champions. With fewer than two entries those that are paired.
[[nodiscard]] int roundsOf(const Event& event);

// The games without a result, by round, then board.
[[nodiscard]] std::vector<GameId> openGames(const Event& event);
// The entry's game of the last paired round while it has no result. Null where there is none.
[[nodiscard]] const Game* gameUnderWay(const Event& event, EntryId entry);

// The event as it stood when the round was paired: without it and what follows. Who is on its boards or has
// its bye plays; all others are away.
[[nodiscard]] Event eventBefore(Event event, RoundNumber round);

// The drawn game of a knock-out that a rematch between the two is to decide.
[[nodiscard]] std::optional<GameId> gameToDecide(const Event& event, EntryId one, EntryId other);
// Whether the standings ask for a rematch between the two (Y2b).
[[nodiscard]] bool isRematchDue(const Event& event, EntryId one, EntryId other);
// Whether a rematch between the two would be a new one, not a correction of the last.
[[nodiscard]] bool isRematchOpen(const Event& event, EntryId one, EntryId other);

// The pairs of these ties (rematchesDue) whose rematch is still to be played, the lesser start number first.
[[nodiscard]] std::vector<std::pair<EntryId, EntryId>> openRematches(
    const Event& event, const std::vector<std::vector<EntryId>>& ties);

enum class Stage {
  Entering,    // fewer than two are entered
  Unplayable,  // faults: why the next round cannot be paired as the event is planned
  Playing,     // openGames: without a result
  Rematches,   // rematchesDue: nothing goes on, or is final, before them
  Pairing,     // the next round can be paired
  ByHand,      // everybody left has met: the next round is the arbiter's, or there is none
  PairAnew,    // roundAdrift: it and those after it rest on a result that was corrected since
  Drawing,     // a lot among those who are level for the first place of a knock-out
  Played       // every round is played, nothing is open
};

struct Progress {
  Stage stage = Stage::Entering;
  int roundsPaired = 0;
  int roundsOf = 0;
  std::vector<GameId> openGames;                   // by round, then board
  std::vector<std::vector<EntryId>> rematchesDue;  // as in Standings
  std::vector<pairing::ScheduleFault> faults;      // of Unplayable alone
  std::optional<RoundNumber> roundAdrift = {};     // reported before the ties that come of it
  Standings table = {};                            // empty while fewer than two are entered
};

// The stage is Pairing just where pairing::nextRound gives a round. Promise: `event` is one of `contest`.
[[nodiscard]] Progress progressOf(const Contest& contest, const Event& event);

}  // namespace damath::contest
