// SPDX-License-Identifier: GPL-3.0-or-later
// What a ruleset answers, question by question (rulebook 9): for offering the answers to a person. The
// answers are spelled as in the JSON of ruleset_json.hpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/clause.hpp"

namespace damath::notation {

enum class AnswerForm {
  Word,          // one of the answers
  Number,        // a whole number from `least` on
  WordOrNumber,  // one of the answers, or such a number
  Time,          // "20:00", minutes and seconds
  Points,        // {"win":"1","draw":"1/2","loss":"0","bye":"1"}
  Words          // some of the answers, in an order
};

struct RuleQuestion {
  std::string_view name;
  AnswerForm form = AnswerForm::Word;
  // In the order in which they are offered. Of `rounding` the usual numbers of decimals, of which there are
  // more.
  std::vector<std::string> answers;
  int least = 0;
  int most = 0;
  // Where the manual answers it.
  rules::Clause clause;
  rules::Clause also;
};

// In the order of rulebook 9.
[[nodiscard]] const std::vector<RuleQuestion>& ruleQuestions();

}  // namespace damath::notation
