// SPDX-License-Identifier: GPL-3.0-or-later
// The tally and the ranks of one event. Each rank carries the clauses and figures that decided it (rulebook
// Y1, Y2, Y3). All values are exact. Comparisons use exact values, never rounded decimals.
#pragma once

#include <variant>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/tiebreak/rank_step.hpp"

namespace damath::contest {

// The number of prize places if the ruleset does not give a number (Y2b).
inline constexpr int kPrizePlaces = 3;

using tiebreak::RankStep;

// A rematch that is played while other rematches of the same tie are still to be played.
struct RematchMet {
  EntryId against{};
  tiebreak::TableScore score;  // the entry's own points, then the opponent's points
};

// A step that separated an entry from the entries tied with it, or that left them tied.
struct RankReason {
  RankStep step{};
  // The other entries of the tie at this step, ordered by start number. For a step that tells an entry's
  // progress (see isOfTie): the entries with equal progress. For GroupPlace: the equal entries of the same
  // group. For ThirdPlace: the other entry of the game for third place.
  std::vector<EntryId> against;
  // The figures of the step. Y2a, Y2b and ThirdPlace: a score. Y2c, Y2e to Y2h and FinalPoints: the entry's
  // own figure. KnockedOut: the round of the last defeat. GroupPlace: the rank in the group. Lot: the place
  // in the lot. Empty if the rank is shared, and for a game or rematches until all of them are played.
  tiebreak::RankFigures figures;
  // Y2c: the number of games that counted 0 because they have no grand total: byes of either kind, walkovers,
  // missing sheets.
  int gamesWithoutFigures = 0;
  // Y2b, while `figures` waits for the last rematch of the tie: the entry's rematches played so far, ordered
  // by start number of the opponent. The entry must still play every other entry of `against`.
  std::vector<RematchMet> met = {};

  [[nodiscard]] bool hasFigures() const { return !std::holds_alternative<std::monostate>(figures); }
};

struct RankedEntry {
  int rank = 0;  // from 1; equal for entries that share the rank
  EntryId entry{};
  exact::Rational points;
  int played = 0;
  int wins = 0;
  int draws = 0;
  int losses = 0;
  exact::Number pointSystem;        // the sum of Y2c, also shown if it did not decide
  std::vector<RankReason> reasons;  // empty exactly if points alone decide the rank
};

struct Standings {
  EventId event{};
  int afterRound = 0;  // the last round with a result
  // False if the ranks are final: all rounds are paired, all results are entered, and no rematch is due. In
  // addition, a knock-out has a single winner, and no round rests on a result that was corrected since.
  bool provisional = true;
  std::vector<RankedEntry> ranks;  // ordered by rank, then start number
  // Ties that a rematch must settle. Each tie lists the entries still tied, by start number. For a drawn game
  // of a knock-out the tie is BLUE, then RED.
  std::vector<std::vector<EntryId>> rematchesDue;
  // Only in complete events: ties that no step could break. A lot or a shared rank settles them (Y2d). Open
  // lots do not make the ranks provisional, except in a knock-out with several champions.
  std::vector<std::vector<EntryId>> lotsOpen = {};
  // The meaning of the sums of Y2c.
  rules::PointSystem pointSystem = rules::PointSystem::OwnTotals;
};

// Precondition: all entries in games, byes and rematches belong to the event.
[[nodiscard]] Standings standings(const Event& event);

// True if one of these ties holds both entries.
[[nodiscard]] bool areTied(const std::vector<std::vector<EntryId>>& ties, EntryId one, EntryId other);
// Returns the row of the entry. Null if the standings have no row for the entry.
[[nodiscard]] const RankedEntry* rankOf(const Standings& standings, EntryId entry);

}  // namespace damath::contest
