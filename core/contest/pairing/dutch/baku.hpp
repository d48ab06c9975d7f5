// SPDX-License-Identifier: GPL-3.0-or-later
// The Baku acceleration (FIDE Handbook C.04.5.1), an option outside the Dutch system itself. In the first
// half of the rounds, the upper half of the players gets extra points that count only for pairing.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch {

// Returns the size of the upper part: half of the players, rounded up to an even number.
[[nodiscard]] int bakuUpperPart(int players);
// Returns the extra points of the upper part before a round: the points of a win in the first half of the
// accelerated rounds, half of them in the other accelerated rounds, then 0.
[[nodiscard]] Score bakuPoints(int round, int rounds, Score win);

// Sets the extra points of the upper part in all rounds. `order`: places in Tournament::players, ordered by
// pairing number.
void accelerateByBaku(Tournament& tournament, const std::vector<int>& order);

}  // namespace damath::dutch
