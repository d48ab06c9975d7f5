// SPDX-License-Identifier: GPL-3.0-or-later
// Legal games played by lot.
#pragma once

#include <random>

#include "core/rules/chip_set.hpp"
#include "core/rules/profiles.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::plants {

using Lots = std::mt19937;

// One of so many, from 0. Promise: count > 0.
[[nodiscard]] inline std::size_t pick(Lots& lots, std::size_t count) {
  return lots() % count;
}

// A legal game of at most so many turns.
[[nodiscard]] sheet::GameRecord randomGame(const rules::ChipSet& set, int turns, Lots& lots,
                                           const rules::Ruleset& ruleset = rules::manual());

}  // namespace damath::plants
