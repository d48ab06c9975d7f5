// SPDX-License-Identifier: GPL-3.0-or-later
// Makes small random events at the moment before a round is paired. Their histories may be impossible in real
// events. So the events contain odd groups, floats, color conflicts, and last brackets (score groups) that
// cannot be paired alone.
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
