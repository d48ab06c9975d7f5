// SPDX-License-Identifier: GPL-3.0-or-later
// The tally and the ranks of one event, each rank with the clause and the figures that made it (rulebook Y1,
// Y2, Y3). Exact throughout; figures are compared, never their decimals.
#pragma once

#include <variant>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/tiebreak/rank_step.hpp"

namespace damath::contest {

// The places that prizes are for where the ruleset does not say (Y2b).
inline constexpr int kPrizePlaces = 3;

using tiebreak::RankStep;

// A rematch that is played while others of the same tie are not.
struct RematchMet {
  EntryId against{};
  tiebreak::TableScore score;  // the entry's own points, then the other's
};

// One step that separated an entry from those it was tied with, or that left it level.
struct RankReason {
  RankStep step{};
  // The others of the tie at this step, by start number. Of those who say how far it came: who is level with
  // it, for a rank in a group of the same group; of the game for third place the other of the two.
  std::vector<EntryId> against;
  // Y2a, Y2b and the game for third place: a score; Y2c, Y2e to Y2h and points in a final: its own figure;
  // the round where it is out; the rank in its group; the own place in a lot. None where the rank is shared,
  // and for a game or rematches until all of them are played.
  tiebreak::RankFigures figures;
  // Y2c: games that counted 0 because there were no figures (byes of either kind, walkovers, missing sheets).
  int gamesWithoutFigures = 0;
  // Y2b, while figures wait for the last rematch of the tie: the entry's own that are played, by start
  // number. Against all others of `against` one is still to be played.
  std::vector<RematchMet> met = {};

  [[nodiscard]] bool hasFigures() const { return !std::holds_alternative<std::monostate>(figures); }
};

struct RankedEntry {
  int rank = 0;  // from 1; the same for those who share it
  EntryId entry{};
  exact::Rational points;
  int played = 0;
  int wins = 0;
  int draws = 0;
  int losses = 0;
  exact::Number pointSystem;        // the sum of Y2c, shown whether or not it decided
  std::vector<RankReason> reasons;  // empty where points alone settle the rank, in no other case
};

struct Standings {
  EventId event{};
  int afterRound = 0;  // the last round with a result
  // False once all rounds are paired, all results in, no rematch is due, one alone is first in a knock-out,
  // and no round of it rests on a result that was corrected since.
  bool provisional = true;
  std::vector<RankedEntry> ranks;  // by rank, then start number
  // Ties that a rematch must settle, each the entries still tied, by start number.
  std::vector<std::vector<EntryId>> rematchesDue;
  // Complete events: ties that went down every step, so that only a lot is left or the shared rank (Y2d).
  // They do not keep the ranks provisional, but where a knock-out would have two champions.
  std::vector<std::vector<EntryId>> lotsOpen = {};
  // What the sums of Y2c are.
  rules::PointSystem pointSystem = rules::PointSystem::OwnTotals;
};

// Promise: games, byes and rematches name entries of the event.
[[nodiscard]] Standings standings(const Event& event);

// Whether one of these ties holds both.
[[nodiscard]] bool areTied(const std::vector<std::vector<EntryId>>& ties, EntryId one, EntryId other);
// The entry's row. Null where it has none, as of an event that a single player is in.
[[nodiscard]] const RankedEntry* rankOf(const Standings& standings, EntryId entry);

}  // namespace damath::contest
