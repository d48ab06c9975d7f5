// SPDX-License-Identifier: GPL-3.0-or-later
// The Dutch system straight from its written criteria, by trying everything: for events of up to 12 players.
// It shares the description of an event with the engine and nothing else.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch::judge {

struct Verdict {
  std::vector<Pair> boards;  // in board order
  std::optional<int> bye;
};

// Nothing where no legal pairing exists.
[[nodiscard]] std::optional<Verdict> judge(const Tournament& tournament);

}  // namespace damath::dutch::judge
