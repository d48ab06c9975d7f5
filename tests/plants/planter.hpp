// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of mistake in a random game of its own: the kinds of mistake.hpp, and kinds that need a special
// game, like turns against the rules of capture and entries after the end.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "core/rules/breach.hpp"
#include "tests/plants/plant.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::plants {

// Plants a mistake of its kind in a random game. nullopt if the game gives no occasion.
using Planter = std::function<std::optional<Plant>(const rules::ChipSet&, Lots&)>;
struct PlanterOf {
  std::string kind;
  Planter plant;
};
[[nodiscard]] const std::vector<PlanterOf>& planters();
// Prints the kind in the name of a failing test.
inline void PrintTo(const PlanterOf& planter, std::ostream* out) {
  *out << planter.kind;
}

// Plants a turn against the rules of capture in an otherwise legal game, and continues the game after it.
[[nodiscard]] std::optional<Plant> plantBreach(rules::Breach breach, sheet::FindingCode code,
                                               const rules::ChipSet& set, const rules::Ruleset& ruleset,
                                               Lots& lots);

}  // namespace damath::plants
