// SPDX-License-Identifier: GPL-3.0-or-later
// The tally and the ranks of one event, each rank with the clause and the figures that made it (rulebook Y1,
// Y2, Y3). Exact throughout; figures are compared, never their decimals.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"

namespace damath::contest {

// The places that prizes are for where the ruleset does not say (Y2b).
inline constexpr int kPrizePlaces = 3;

// How far an entry came in a knock-out, or that it never had a seat (Y4).
enum class KnockOutPlace {
  StillIn,
  Champion,    // the only one who is not out, with every game decided
  Out,         // in a round
  ThirdPlace,  // the game for third place stands between two
  NoSeat       // came too late, or left before the first round
};

// One step that separated an entry from those it was tied with, or that left it level.
struct RankReason {
  // "Y4" how far it came in a knock-out or among groups, or its points in a final that is a round robin,
  // "Y2a" games between the tied, "Y2b" rematch, "Y2c" Point System, "Y2d" lot or level, "Y2e" Buchholz,
  // "Y2f" Sonneborn-Berger, "Y2g" wins, "Y2h" cumulative.
  rules::Clause clause;
  std::vector<EntryId> against;  // the others of the tie at this step, by start number
  // What was compared: the entry's points among the tied and then the others' in the order of `against`
  // ("2-1-0"), so between two the score ("1-0"); for Y2c and Y2e to Y2h its own figure, in the program's
  // spelling.
  // For Y2d the own place in the lot, "2"; empty where the rank is shared, and for Y2b until every rematch of
  // the tie, or of the drawn game, is played.
  std::string figures;
  // Y2c: games that counted 0 because there were no figures (byes of either kind, walkovers, missing sheets).
  int gamesWithoutFigures = 0;
  // Y4: how far it came, with the round where it is out; or of those who did not come to the final the rank
  // in their group; or the points in a final that is a round robin. Then `figures` is that round, rank or
  // number, if there is one, and `against` are those level in it, of a rank in a group those of the same
  // group. Of the game for third place `against` is the other of the two, and `figures` its points ("1-0"),
  // empty until it is decided.
  std::optional<KnockOutPlace> knockOut = {};
  std::optional<RoundNumber> lostIn = {};
  std::optional<int> groupPlace = {};
  std::optional<exact::Rational> pointsInFinal = {};
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

}  // namespace damath::contest
