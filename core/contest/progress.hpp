// SPDX-License-Identifier: GPL-3.0-or-later
// The progress of an event: the state now and the next step. Pairing, printed forms, status and pages all use
// this answer (rulebook 7).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/standings.hpp"
#include "core/contest/systems/schedule.hpp"

namespace damath::contest {

// Returns the number of the last paired round. A round with byes only also counts. 0 before the first round.
[[nodiscard]] int roundsPaired(const Event& event);
// Returns roundsPaired + 1, even if the event has no further round.
[[nodiscard]] RoundNumber nextRoundNumber(const Event& event);
// True if a round is paired. From then on, the entries and the plan are fixed.
[[nodiscard]] bool hasBegun(const Event& event);
// Returns the last paired round. Null before the first round.
[[nodiscard]] const Round* newestRound(const Event& event);
// Returns the newest round if it is unpublished (Publication::Held), else null.
[[nodiscard]] const Round* heldRound(const Event& event);

// Returns the total number of rounds of the event in its present state, at least the number of paired rounds.
// Round robin: the rounds of the table, or fewer if the setup says so. Swiss: the setup's number, else the
// fewest rounds after which only one player can have won every game (3 rounds for 5 to 8 entries). Knock-out:
// the rounds of the bracket, including the reset of a double knock-out when it is due. Groups: the rounds of
// the largest group plus the final. For knock-outs and groups the setup cannot reduce the number; otherwise
// several champions could remain. With fewer than two entrants: the number of paired rounds.
[[nodiscard]] int roundsOf(const Event& event);

// Returns the games without a result, ordered by round, then board.
[[nodiscard]] std::vector<GameId> openGames(const Event& event);
// Returns the entry's game of the last paired round if this game has no result yet. Null if there is none.
[[nodiscard]] const Game* gameUnderWay(const Event& event, EntryId entry);

// Returns the event as it was when `round` was paired: without this round and all later rounds. Entries with
// a game or an allotted bye in this round count as present; all other entries count as absent.
[[nodiscard]] Event eventBefore(Event event, RoundNumber round);

// Returns the drawn game of a knock-out that a rematch between the two entries must decide. nullopt if there
// is none.
[[nodiscard]] std::optional<GameId> gameToDecide(const Event& event, EntryId one, EntryId other);
// True if the standings require a rematch between the two entries (Y2b).
[[nodiscard]] bool isRematchDue(const Event& event, EntryId one, EntryId other);
// True if a rematch between the two entries would be new. False if it would correct the last rematch.
[[nodiscard]] bool isRematchOpen(const Event& event, EntryId one, EntryId other);

// Returns the pairs within these ties (rematchesDue) that must still play a rematch. The two entries of a
// pair are in the order of the tie.
[[nodiscard]] std::vector<std::pair<EntryId, EntryId>> openRematches(
    const Event& event, const std::vector<std::vector<EntryId>>& ties);

enum class Stage {
  Entering,    // fewer than two entries
  Unplayable,  // `faults` tell why the next round cannot be paired
  Playing,     // `openGames` are the games without a result
  Rematches,   // `rematchesDue` must be played before the event goes on or ranks are final
  Pairing,     // the next round can be paired
  ByHand,      // all remaining players have met; the arbiter pairs the next round or ends the event
  PairAnew,    // `roundAdrift` and all later rounds rest on a result that was corrected since; pair them anew
  Drawing,     // several entries share the first place of a knock-out; a lot must decide
  Played       // every round is played and no decision is open
};

struct Progress {
  Stage stage = Stage::Entering;
  int roundsPaired = 0;
  int roundsOf = 0;
  std::vector<GameId> openGames;                   // ordered by round, then board
  std::vector<std::vector<EntryId>> rematchesDue;  // as in Standings
  std::vector<pairing::ScheduleFault> faults;      // only for Unplayable
  // Stage PairAnew comes before Rematches, because the ties may result from the wrong round.
  std::optional<RoundNumber> roundAdrift = {};
  Standings table = {};  // empty while fewer than two players are entered
};

// The stage is Pairing exactly if pairing::nextRound returns a round. Precondition: `event` is one of
// `contest`.
[[nodiscard]] Progress progressOf(const Contest& contest, const Event& event);

}  // namespace damath::contest
