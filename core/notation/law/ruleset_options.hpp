// SPDX-License-Identifier: GPL-3.0-or-later
// The options of rulebook 9 by name. Each option has functions that read and write its answer as JSON.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/json/json_shape.hpp"
#include "core/notation/law/rule_questions.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::notation {

struct RulesetOption {
  RuleQuestion question;
  // Sets the answer in the ruleset. If the answer is faulty, records the fault. The ruleset then keeps its
  // answer; only the options `points` and `tieBreaks` take the correct parts of a faulty answer.
  std::function<void(JsonShape&, const JsonNode&, const std::string& where, rules::Ruleset&)> read;
  std::function<nlohmann::ordered_json(const rules::Ruleset&)> written;
};

// Returns the options in the order of rulebook 9.
[[nodiscard]] const std::vector<RulesetOption>& rulesetOptions();
// Returns the option, or null for an unknown name.
[[nodiscard]] const RulesetOption* findRulesetOption(std::string_view name);

}  // namespace damath::notation
