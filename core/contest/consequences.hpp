// SPDX-License-Identifier: GPL-3.0-or-later
// What a changed result does to an event: who moves, and what has been built on it since. Plain values, for
// the arbiter to see before the change is made.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/standings.hpp"

namespace damath::contest {

// An entry whose rank or points are others afterwards.
struct RankMove {
  EntryId entry{};
  int rankBefore = 0;
  int rankAfter = 0;
  exact::Rational pointsBefore;
  exact::Rational pointsAfter;
};

struct Consequences {
  std::vector<RankMove> moves;  // by the rank afterwards, then start number
  // The first round in which a game or bye is another. Nothing where only rematches or lots are.
  std::optional<RoundNumber> firstChanged;
  std::vector<Round> pairedSince;  // the rounds after that one which are paired already, ascending
  // Ties as in Standings: those that only now need a rematch, and those that no longer do.
  std::vector<std::vector<EntryId>> rematchesAdded;
  std::vector<std::vector<EntryId>> rematchesDropped;
  std::vector<Lot> lotsUndone;  // lots that ranked a tie before and rank none afterwards
};

// Promise: both are the same event with the same entries.
[[nodiscard]] Consequences consequences(const Event& before, const Event& after);

}  // namespace damath::contest
