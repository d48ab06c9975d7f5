// SPDX-License-Identifier: GPL-3.0-or-later
// The Dutch system directly from its written criteria, by trying every pairing; for events of up to 12
// players. The code shares the description of an event with the pairing code under test and nothing else. C1
// to C21 in comments are the criteria of the Dutch system (FIDE), not clauses of the rulebook.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch::judge {

struct Verdict {
  std::vector<Pair> boards;  // in board order
  std::optional<int> bye;
};

// nullopt if no legal pairing exists.
[[nodiscard]] std::optional<Verdict> judge(const Tournament& tournament);

}  // namespace damath::dutch::judge
