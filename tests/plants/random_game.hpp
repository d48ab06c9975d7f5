// SPDX-License-Identifier: GPL-3.0-or-later
// Random legal games.
#pragma once

#include <random>

#include "core/rules/chip_set.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::plants {

using Lots = std::mt19937;

// Returns a random index below `count`. Precondition: count > 0.
[[nodiscard]] inline std::size_t pick(Lots& lots, std::size_t count) {
  return lots() % count;
}

// Returns a legal game of at most `turns` turns.
[[nodiscard]] sheet::GameRecord randomGame(const rules::ChipSet& set, int turns, Lots& lots,
                                           const rules::Ruleset& ruleset = rules::manual());

}  // namespace damath::plants
