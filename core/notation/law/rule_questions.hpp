// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of rulebook 9 with their possible answers, for offering them to a person. Answers are spelled
// as in the JSON of ruleset_json.hpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/clause.hpp"

namespace damath::notation {

enum class AnswerForm {
  Word,          // one of `answers`
  Number,        // a whole number, `least`–`most`
  WordOrNumber,  // one of `answers`, or a whole number, `least`–`most`
  Time,          // "20:00", minutes and seconds
  Points,        // {"win":"1","draw":"1/2","loss":"0","bye":"1"}
  Words          // some of `answers`, in an order
};

struct RuleQuestion {
  std::string_view name;
  AnswerForm form = AnswerForm::Word;
  // The answers in the order of display. For `rounding`, only the usual numbers of decimals are listed; more
  // are allowed.
  std::vector<std::string> answers;
  int least = 0;
  int most = 0;
  // The clauses of the manual's answer.
  rules::Clause clause;
  rules::Clause also;
};

// Returns the questions in the order of rulebook 9.
[[nodiscard]] const std::vector<RuleQuestion>& ruleQuestions();

}  // namespace damath::notation
