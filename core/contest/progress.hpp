// SPDX-License-Identifier: GPL-3.0-or-later
// The progress of an event: the present stage and the next step. Pairing, printed forms, the status display
// and web pages all use these functions, so that they agree (rulebook 7).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::contest {

enum class Stage {
  Entering,    // fewer than two entries
  Unplayable,  // the next round cannot be paired; `faults` holds the reasons
  Playing,     // games of the paired rounds have no result; `openGames` lists them
  Publishing,  // a paired round has no open games, but is not published: firstUnpublished
  Rematches,   // the ties in `rematchesDue` need a rematch before the next round or the final ranks
  Pairing,     // the next round can be paired
  ByHand,      // no legal pairing is left in a Swiss; the arbiter pairs the next round or ends the event
  // Round `roundAdrift` was paired from a result that was corrected later. Pair this round and all later
  // rounds again. In a knock-out without groups, this stage follows only when all rounds are played.
  PairAnew,
  Drawing,  // several entries share the first place of a knock-out; a lot must decide
  Played    // every round is played and no decision is open
};

struct Progress {
  Stage stage = Stage::Entering;
  int roundsPaired = 0;
  int roundsOf = 0;
  std::vector<GameId> openGames;  // ordered by round, then board
  // rematchesDue: each item lists the entries of a tie that needs a rematch. rematchesOpen: the pairs of
  // these entries that must still play.
  std::vector<std::vector<EntryId>> rematchesDue;
  std::vector<std::pair<EntryId, EntryId>> rematchesOpen;
  std::vector<pairing::ScheduleFault> faults;  // the reasons why no round can be paired; only for Unplayable
  // The first round that was paired from a result that was corrected later. In the final of groups and after
  // the last round, the stage is then PairAnew even if the standings require rematches, because the ties may
  // come from this wrong round. Only the rematches of the groups come before.
  std::optional<RoundNumber> roundAdrift = {};
  Standings table = {};  // the standings; empty while fewer than two players are entered
};

// Returns the progress of the event. The stage is Pairing exactly if the plan has no problems
// (pairing::faultsOfPlan) and pairing::nextRound returns a round. Precondition: `event` belongs to `contest`.
[[nodiscard]] Progress progressOf(const Contest& contest, const Event& event);

}  // namespace damath::contest
