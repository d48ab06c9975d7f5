// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/law/rule_questions.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/notation/law/ruleset_options.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::notation {

namespace {

std::string textOf(const nlohmann::ordered_json& answer) {
  return answer.is_string() ? answer.get<std::string>() : answer.dump();
}

}  // namespace

const std::vector<RuleQuestion>& ruleQuestions() {
  static const std::vector<RuleQuestion> questions = [] {
    std::vector<RuleQuestion> all;
    for (const RulesetOption& option : rulesetOptions()) all.push_back(option.question);
    return all;
  }();
  return questions;
}

std::vector<OwnAnswer> ownAnswers(const rules::Ruleset& ruleset) {
  std::vector<OwnAnswer> own;
  for (const RulesetOption& option : rulesetOptions()) {
    const nlohmann::ordered_json answer = option.written(ruleset);
    if (answer == option.written(rules::manual())) continue;
    OwnAnswer given{option.question.name, {}, option.question.clause};
    if (answer.is_structured()) {
      for (const auto& part : answer) given.answers.push_back(textOf(part));
    } else {
      given.answers.push_back(textOf(answer));
    }
    own.push_back(std::move(given));
  }
  return own;
}

}  // namespace damath::notation
