// SPDX-License-Identifier: GPL-3.0-or-later
// The options of rulebook 9 as a person meets them: the questions with their possible answers, and the
// answers of a ruleset that differ from the manual.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/clause.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::notation {

// The form in which JSON writes the answer of an option.
enum class AnswerForm {
  Word,          // one of `answers`
  Number,        // a whole number from `least` to `most`
  WordOrNumber,  // one of `answers`, or a whole number from `least` to `most`
  Time,          // a time in minutes and seconds, "20:00"
  Points,        // points of each result: {"win":"1","draw":"1/2","loss":"0","bye":"1"}
  Words          // some of `answers`; their order counts
};

// An option of rulebook 9 with its possible answers, as a question to a person.
struct RuleQuestion {
  std::string_view name;
  AnswerForm form = AnswerForm::Word;
  // The possible answers in the order of display. For `rounding`, only the usual numbers of decimals are
  // listed; other numbers are allowed too.
  std::vector<std::string> answers;
  int least = 0;
  int most = 0;
  // The rulebook clauses of the answer that the ruleset `manual` gives to this option. `also` is empty if
  // there is only one clause.
  rules::Clause clause;
  rules::Clause also;
};

// Returns a question for every option, in the order of rulebook 9.
[[nodiscard]] const std::vector<RuleQuestion>& ruleQuestions();

// An option that a ruleset answers differently from the built-in ruleset `manual`, with the ruleset's answer,
// for display.
struct OwnAnswer {
  std::string_view option;  // the option's name in rulebook 9
  // The texts of the answer, spelled as in JSON: one for a simple answer, several for the parts of an answer.
  std::vector<std::string> answers;
  rules::Clause clause;
};

// Returns the answers that differ from the ruleset `manual`, in the order of rulebook 9. Empty for `manual`
// itself.
[[nodiscard]] std::vector<OwnAnswer> ownAnswers(const rules::Ruleset& ruleset);

}  // namespace damath::notation
