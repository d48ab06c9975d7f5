// SPDX-License-Identifier: GPL-3.0-or-later
// Makes small random events just before a round is paired. Their histories may be impossible in real events.
// So odd groups, floats, color conflicts and last brackets that cannot be paired alone occur.
#pragma once

#include <random>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch {

struct StateMix {
  int fewest = 2;
  int most = 12;
};

[[nodiscard]] Tournament randomState(std::mt19937& lots, const StateMix& mix = {});

}  // namespace damath::dutch
