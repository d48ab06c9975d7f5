// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons of a rank: each step that treated a tie, with its figures (rulebook Y3).
#pragma once

#include <variant>
#include <vector>

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

}  // namespace damath::contest
