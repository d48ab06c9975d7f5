// SPDX-License-Identifier: GPL-3.0-or-later
// Small events by lot, a round before they are paired: histories of any kind, also such as no pairing would
// make, so that odd groups, floats, clashes of colours and last brackets that cannot be paired alone come up.
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
