// Random games written as two careful players would, and mistakes of named kinds planted in them, each with
// what an audit must say of it.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/profiles.hpp"
#include "core/sheet/audit.hpp"
#include "core/sheet/game_record.hpp"

namespace damath::test {

using Lots = std::mt19937;

// A legal game of at most so many turns.
[[nodiscard]] sheet::GameRecord randomGame(const rules::ChipSet& set, int turns, Lots& lots,
                                           const rules::Ruleset& ruleset = rules::manual());

struct Plant {
  std::string kind;
  sheet::Sheet sheet;  // with the one mistake
  sheet::FindingCode code;
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell;
};

// Plants a mistake of the kind somewhere in a right sheet; nothing where the sheet gives no occasion.
using Mistake = std::function<std::optional<Plant>(sheet::Sheet, const rules::ChipSet&, Lots&)>;
struct MistakeOf {
  std::string kind;
  Mistake plantIn;
};
[[nodiscard]] const std::vector<MistakeOf>& mistakes();
inline void PrintTo(const MistakeOf& mistake, std::ostream* out) {
  *out << mistake.kind;
}

// The same in a new random game, and the kinds that need a game of their own: turns against the rules of
// capture, entries after the end.
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

// Whether the report's only root error is the planted one.
[[nodiscard]] bool isFound(const Plant& plant, const sheet::AuditReport& report);

}  // namespace damath::test
