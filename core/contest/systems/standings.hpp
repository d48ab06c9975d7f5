// SPDX-License-Identifier: GPL-3.0-or-later
// The tally and the ranks of one event. Each rank carries the clauses and figures that decided it (rulebook
// Y1, Y2, Y3). All values are exact. Comparisons use exact values, never rounded decimals.
#pragma once

#include <utility>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/tiebreak/rank_reason.hpp"

namespace damath::contest {

// Games that do not count (option `withdrawnGames`) are left out of all figures.
struct RankedEntry {
  int rank = 0;  // from 1; equal for entries that share the rank
  EntryId entry{};
  exact::Rational points;
  int played = 0;
  int wins = 0;
  int draws = 0;
  int losses = 0;
  exact::Number pointSystem;  // the sum of the Point System (Y2c), also shown if it did not decide
  // The steps that decided the rank after points; empty exactly if points alone decide the rank.
  std::vector<RankReason> reasons;
};

struct Standings {
  EventId event{};
  int afterRound = 0;  // the last round with a result
  // False if the ranks are final: all rounds are paired, all results are entered, and no rematch is due. In
  // addition, a knock-out has a single winner, and no round of a bracket or a final is adrift (roundAdrift in
  // system.hpp).
  bool provisional = true;
  std::vector<RankedEntry> ranks;  // ordered by rank, then start number
  // Ties that a rematch must settle. Each tie lists the entries that are still tied, by start number; a tie
  // in a final, by the seeds of the final. If the tie is a drawn game of a knock-out, it lists BLUE, then
  // RED.
  std::vector<std::vector<EntryId>> rematchesDue;
  // The pairs of entries that must still play a rematch, tie by tie in the order of rematchesDue. Each tie
  // has rematches of its own: an earlier rematch of the two for another tie does not count (Y2b).
  // A pair that must play for two ties, in its group and in the final, stands here once: it plays one rematch
  // after the other.
  std::vector<std::pair<EntryId, EntryId>> rematchesOpen = {};
  // Ties that no step could break. A tie is listed when the event is complete; a tie inside a group, when all
  // games of the group are played. A lot settles the tie, or its entries share the rank (Y2d). Open lots do
  // not make the ranks provisional, except if several entries share the first place of a knock-out.
  std::vector<std::vector<EntryId>> lotsOpen = {};
  // The kind of the Point System sums (Y2c). OwnTotals: the sum of an entry's own grand totals. Difference:
  // the sum of the differences from the opponents' grand totals. Average: the average of the own grand
  // totals.
  rules::PointSystem pointSystem = rules::PointSystem::OwnTotals;
};

// Returns the standings of the event. Precondition: all entries in games, byes and rematches belong to the
// event.
[[nodiscard]] Standings standings(const Event& event);

// Returns the standings as the public may see them: without unpublished rounds. Precondition: as standings().
[[nodiscard]] Standings publishedStandings(const Event& event);

// True if one of `ties` holds both entries. Each tie is a list of entries.
[[nodiscard]] bool areTied(const std::vector<std::vector<EntryId>>& ties, EntryId one, EntryId other);
// Returns the row of the entry. Null if the standings have no row for the entry.
[[nodiscard]] const RankedEntry* rankOf(const Standings& standings, EntryId entry);
// True if the entry is ranked after all others because its games do not count (RankStep::Annulled). Such an
// entry gets no medal, whatever its rank.
[[nodiscard]] bool isAnnulled(const RankedEntry& ranked);

}  // namespace damath::contest
