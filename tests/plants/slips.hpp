// SPDX-License-Identifier: GPL-3.0-or-later
// Several mistakes in one sheet, each of a random kind.
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
  std::vector<Plant> plants;  // in planting order, with the line numbers of the sheet with all mistakes
  sheet::Sheet right;         // the sheet before the mistakes
  sheet::Sheet sheet;         // the sheet with all mistakes
  // The grand totals and the result that the correct sheet states.
  std::array<exact::Number, 2> grands;  // BLUE, RED
  std::string result;
};

// Plants `count` mistakes in a random game, each in a half of its own. nullopt if the game gives no occasion.
[[nodiscard]] std::optional<PlantedSlips> plantSlips(const rules::ChipSet& set, std::size_t count,
                                                     Lots& lots);

}  // namespace damath::plants
