// SPDX-License-Identifier: GPL-3.0-or-later
// Sets, rulesets and turns under the names that tests use.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "core/notation/law/ruleset_json.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/running_game.hpp"
#include "tests/support/drawing.hpp"

namespace damath::support {

inline const rules::ChipSet& integers() {
  return *rules::builtInChipSet("integer");
}

// Returns the manual's ruleset with these options, for example `"chain":"optional"`.
inline rules::Ruleset rulesetOf(const std::string& options) {
  return notation::parseRulesetJson(R"({"name":"option","options":{)" + options + "}}").value();
}

inline void play(rules::RunningGame& game, std::string_view turn) {
  for (const rules::Turn& each : game.turns()) {
    if (toText(each) == turn) return game.play(each);
  }
  throw std::invalid_argument("no legal turn: " + std::string(turn));
}

}  // namespace damath::support
