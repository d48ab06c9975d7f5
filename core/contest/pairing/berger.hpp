// SPDX-License-Identifier: GPL-3.0-or-later
// Round-robin schedules by the Berger tables (FIDE Handbook, C.05 Annex 1): the meetings of each round, with
// boards and sides (rulebook Y4).
#pragma once

#include <optional>
#include <vector>

namespace damath::pairing {

// A meeting of two players, named by their start numbers, from 1. `red` is nullopt if the player `blue` has
// the bye.
struct Meeting {
  int blue = 0;
  std::optional<int> red;
  friend bool operator==(const Meeting&, const Meeting&) = default;
};

// Returns the number of rounds for this many players and legs. Precondition: players ≥ 2, legs 1 or 2.
[[nodiscard]] int roundsOfBerger(int players, int legs);

// Returns the meetings of a round in board order, the bye last. The second leg repeats the first leg with the
// sides exchanged. Precondition: 1 ≤ round ≤ roundsOfBerger(players, legs).
[[nodiscard]] std::vector<Meeting> bergerRound(int players, int legs, int round);

}  // namespace damath::pairing
