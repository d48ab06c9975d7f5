// SPDX-License-Identifier: GPL-3.0-or-later
// The Baku acceleration (Handbook C.04.5.1), an option outside the Dutch system itself: the upper part of the
// field has points more for pairing in the first half of the rounds.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch {

// Of how many players the upper part consists: half of them, rounded up to an even number.
[[nodiscard]] int bakuUpperPart(int players);
// What one of the upper part has more before a round: a win in the first half of the accelerated rounds, half
// of it in the rest of them.
[[nodiscard]] Score bakuPoints(int round, int rounds, Score win);

// `order`: places in Tournament::players, by pairing numbers.
void accelerateByBaku(Tournament& tournament, const std::vector<int>& order);

}  // namespace damath::dutch
