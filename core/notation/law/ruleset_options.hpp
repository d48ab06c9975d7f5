// SPDX-License-Identifier: GPL-3.0-or-later
// Every option of rulebook 9 by its name, with how its answers are read and written in JSON.
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
  // Sets the answer, or notes what is wrong and leaves the ruleset as it was.
  std::function<void(JsonShape&, const JsonNode&, const std::string& where, rules::Ruleset&)> read;
  std::function<nlohmann::ordered_json(const rules::Ruleset&)> written;
};

// In the order of rulebook 9.
[[nodiscard]] const std::vector<RulesetOption>& rulesetOptions();
// Null for a name that is none.
[[nodiscard]] const RulesetOption* findRulesetOption(std::string_view name);

}  // namespace damath::notation
