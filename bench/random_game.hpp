// SPDX-License-Identifier: GPL-3.0-or-later
// Games of random legal turns. The same seed gives the same games on every computer.
#pragma once

#include <random>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::bench {

constexpr unsigned kSeed = 2026;
constexpr std::size_t kMostTurns = 120;

// Returns a random game under the ruleset `manual` from the set's start position, of at most `mostTurns`
// turns.
[[nodiscard]] std::vector<rules::Turn> randomGame(const rules::ChipSet& set, std::mt19937& random,
                                                  std::size_t mostTurns);

}  // namespace damath::bench
