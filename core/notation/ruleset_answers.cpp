#include "core/notation/ruleset_answers.hpp"

#include <nlohmann/json.hpp>

#include "core/notation/ruleset_options.hpp"

namespace damath::notation {

std::string answerText(const rules::Ruleset& ruleset, std::string_view option) {
  const RulesetOption* known = findRulesetOption(option);
  if (known == nullptr) return {};
  const nlohmann::ordered_json answer = known->written(ruleset);
  return answer.is_string() ? answer.get<std::string>() : answer.dump();
}

}  // namespace damath::notation
