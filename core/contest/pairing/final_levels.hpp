// SPDX-License-Identifier: GPL-3.0-or-later
// Groups the entries of a knock-out by their progress. The standings begin with these levels (rulebook Y4).
#pragma once

#include <optional>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/knock_out_progress.hpp"

namespace damath::pairing {

// Entries with equal progress.
struct Level {
  int place = 0;                          // from 1: the number of better entries plus one
  std::vector<contest::EntryId> entries;  // ordered by start number
  // The round of the last defeat. nullopt for entries that are still in, for the winner of a finished event,
  // and for entries that never had a seat.
  std::optional<contest::RoundNumber> lostIn;
  bool hadSeat = true;
  // The result of the game for third place, also while this game is open. None for entries outside this game,
  // or if only one candidate came to the last round.
  ThirdPlace thirdPlace = ThirdPlace::None;
};

// Returns the levels, the best first; every entry of the event is in exactly one level. The order: entries
// that are still in, or the winner; the loser of the final; the third and the fourth, who are level until
// their game is decided; then by the round of the last defeat, the later the better; last the entries that
// came too late for the bracket or withdrew before it. Preconditions: the system is a knock-out; all entries
// in games and byes belong to the event.
[[nodiscard]] std::vector<Level> levelsOf(const contest::Event& event);

}  // namespace damath::pairing
