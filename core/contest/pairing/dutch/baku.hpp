// SPDX-License-Identifier: GPL-3.0-or-later
// The Baku acceleration (FIDE Handbook C.04.5.1), an option outside the Dutch system itself. In the first
// half of the rounds, the upper half of the players gets extra points that count only for pairing.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch {

// Returns the number of players who get extra points for pairing by the Baku acceleration: half of the
// players, rounded up to an even number.
[[nodiscard]] int bakuUpperPart(int players);
// Returns the extra points that each player of the upper half gets before this round. The extra points are a
// win (`win`) in the first half of the accelerated rounds, half a win in the second half, and 0 in all later
// rounds.
[[nodiscard]] Score bakuPoints(int round, int rounds, Score win);

// Sets the extra points of the Baku acceleration for the upper half of the players in all rounds. `order`
// lists the players as indices in Tournament::players, ordered by pairing number.
void accelerateByBaku(Tournament& tournament, const std::vector<int>& order);

}  // namespace damath::dutch
