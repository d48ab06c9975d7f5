// SPDX-License-Identifier: GPL-3.0-or-later
// Two mistakes in one sheet, neither touching the other's cell.
#pragma once

#include <array>
#include <optional>

#include "core/rules/chip_set.hpp"
#include "tests/plants/plant.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::plants {

enum class Apart {
  Near,  // at most three lines
  Far    // six lines and more
};

// What the audit must find is said of the sheet with both.
struct PlantedPair {
  std::array<Plant, 2> plants;
  sheet::Sheet sheet;
};

// Two kinds drawn by lot in a random game. Nothing where the lots give no occasion.
[[nodiscard]] std::optional<PlantedPair> plantPair(const rules::ChipSet& set, Apart apart, Lots& lots);

}  // namespace damath::plants
