// SPDX-License-Identifier: GPL-3.0-or-later
// Two mistakes in one sheet, in different cells.
#pragma once

#include <array>
#include <optional>

#include "core/rules/chip_set.hpp"
#include "tests/plants/plant.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::plants {

enum class Apart {
  Near,  // at most three lines apart
  Far    // at least six lines apart
};

// Two planted mistakes. Their expected findings are those for the sheet with both mistakes.
struct PlantedPair {
  std::array<Plant, 2> plants;
  sheet::Sheet sheet;
};

// Plants mistakes of two random kinds in a random game. nullopt if the game gives no occasion.
[[nodiscard]] std::optional<PlantedPair> plantPair(const rules::ChipSet& set, Apart apart, Lots& lots);

}  // namespace damath::plants
