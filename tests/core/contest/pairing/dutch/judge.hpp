// SPDX-License-Identifier: GPL-3.0-or-later
// The Dutch system directly from its written criteria, by trying every pairing; for events of up to 12
// players. As few schoolmates as possible meet, before all criteria (rulebook Y4). The code shares the
// description of an event with the pairing code under test and nothing else. C1 to C21 in comments are the
// criteria of the Dutch system (FIDE), not clauses of the rulebook.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch::judge {

struct Verdict {
  std::vector<Pair> boards;  // in board order
  std::optional<int> bye;
  int meetings = 0;  // the pairs of schoolmates
};

// nullopt if no legal pairing exists.
[[nodiscard]] std::optional<Verdict> judge(const Tournament& tournament);

// Returns the fewest meetings of schoolmates in a pairing of all players that has these pairs (indices in
// Tournament::players). The bye is at the lowest possible score. nullopt if there is no such pairing.
[[nodiscard]] std::optional<int> fewestMeetingsWith(const Tournament& tournament,
                                                    const std::vector<std::pair<int, int>>& pairs);

}  // namespace damath::dutch::judge
