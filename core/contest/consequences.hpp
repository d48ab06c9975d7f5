// SPDX-License-Identifier: GPL-3.0-or-later
// The consequences of a changed result for an event: the changed ranks, and the rounds, rematches and lots
// that depend on the result. The arbiter sees these plain values before the change is made.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/systems/standings.hpp"

namespace damath::contest {

// An entry whose rank or points change.
struct RankMove {
  EntryId entry{};
  int rankBefore = 0;
  int rankAfter = 0;
  exact::Rational pointsBefore;
  exact::Rational pointsAfter;
};

struct Consequences {
  // The entries whose rank or points change, ordered by the new rank, then start number.
  std::vector<RankMove> moves;
  // The first round in which a game or a bye changes. nullopt if no game and no bye changes.
  std::optional<RoundNumber> firstChanged;
  std::vector<Round> pairedSince;  // the rounds after firstChanged that are already paired, ascending
  // `rematchesAdded`: the ties that need a rematch only after the change. `rematchesDropped`: the ties that
  // no longer need a rematch. Each tie is the list of its tied entries.
  std::vector<std::vector<EntryId>> rematchesAdded;
  std::vector<std::vector<EntryId>> rematchesDropped;
  std::vector<Lot> lotsUndone;  // lots that decided a tie before the change and decide no tie after it
};

// Returns the consequences of the change from `before` to `after`. Precondition: `before` and `after` are two
// states of one event, with the same entries.
[[nodiscard]] Consequences consequences(const Event& before, const Event& after);

}  // namespace damath::contest
