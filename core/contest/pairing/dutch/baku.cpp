// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/baku.hpp"

#include <algorithm>

namespace damath::dutch {

int bakuUpperPart(int players) {
  const int even = 2 * ((players + 3) / 4);
  return std::min(even, players);
}

Score bakuPoints(int round, int rounds, Score win) {
  const int accelerated = (rounds + 1) / 2;
  const int full = (accelerated + 1) / 2;
  if (round <= full) return win;
  return round <= accelerated ? win / 2 : 0;
}

void accelerateByBaku(Tournament& tournament, const std::vector<int>& order) {
  const int upper = bakuUpperPart(static_cast<int>(order.size()));
  for (int rank = 0; rank < upper; ++rank) {
    auto& points =
        tournament.players[static_cast<std::size_t>(order[static_cast<std::size_t>(rank)])].accelerations;
    points.clear();
    for (int round = 1; round <= tournament.rounds; ++round)
      points.push_back(bakuPoints(round, tournament.rounds, tournament.win));
  }
}

}  // namespace damath::dutch
