// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of mistake in a random game of its own: those of mistake.hpp, and those that need a game made
// for them, as turns against the rules of capture and entries after the end.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "core/rules/legal_turns.hpp"
#include "tests/plants/plant.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::plants {

// Nothing where the lots give no occasion.
using Planter = std::function<std::optional<Plant>(const rules::ChipSet&, Lots&)>;
struct PlanterOf {
  std::string kind;
  Planter plant;
};
[[nodiscard]] const std::vector<PlanterOf>& planters();
// How a failing test names its kind.
inline void PrintTo(const PlanterOf& planter, std::ostream* out) {
  *out << planter.kind;
}

// A legal game in which one turn was played against the rules of capture, and played on.
[[nodiscard]] std::optional<Plant> plantBreach(rules::Breach breach, sheet::FindingCode code,
                                               const rules::ChipSet& set, const rules::Ruleset& ruleset,
                                               Lots& lots);

}  // namespace damath::plants
