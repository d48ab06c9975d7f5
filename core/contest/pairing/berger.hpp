// SPDX-License-Identifier: GPL-3.0-or-later
// Round-robin schedules by the Berger tables of the chess federation's handbook (C.05 Annex 1): who meets
// whom in which round on which board with which side. (Rulebook Y4)
#pragma once

#include <optional>
#include <vector>

namespace damath::pairing {

// Start numbers, from 1. `red` is nothing for the one who sits out.
struct Meeting {
  int blue = 0;
  std::optional<int> red;
  friend bool operator==(const Meeting&, const Meeting&) = default;
};

// How many rounds so many players need in so many legs. Promise: players ≥ 2, legs 1 or 2.
[[nodiscard]] int roundsOfBerger(int players, int legs);

// The meetings of a round in board order, the bye last. The second leg repeats the first with sides
// exchanged. Promise: 1 ≤ round ≤ roundsOfBerger(players, legs).
[[nodiscard]] std::vector<Meeting> bergerRound(int players, int legs, int round);

}  // namespace damath::pairing
