// SPDX-License-Identifier: GPL-3.0-or-later
// Sets, rulesets and turns by what the tests call them.
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

// The manual's, but for these options: `"chain":"optional"`.
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
