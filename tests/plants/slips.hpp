// SPDX-License-Identifier: GPL-3.0-or-later
// Several slips in one sheet, each of a kind drawn by lot.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "tests/plants/plant.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::plants {

struct PlantedSlips {
  std::vector<Plant> plants;  // in the order of planting, at their lines in the sheet with all slips
  sheet::Sheet right;         // before the slips
  sheet::Sheet sheet;         // with all of them
  // The totals of the right sheet, as it states them.
  std::array<exact::Number, 2> grands;  // BLUE, RED
  std::string result;
};

// Plants so many slips in a random game, no two in the same half of a line. Nothing where the lots give no
// occasion.
[[nodiscard]] std::optional<PlantedSlips> plantSlips(const rules::ChipSet& set, std::size_t count,
                                                     Lots& lots);

}  // namespace damath::plants
