// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes rulesets as JSON: {"name":"house
// rules","base":"manual","options":{"removal":"endOfTurn"}}. Options and answers are spelled as in rulebook
// 9. An option that is not named comes from the base, by default `manual`.
//   numbers   repetitionCount 3 · inactivityPlies 40 or "off" · warningsBeforeDisqualification 3 or "off"
//   clocks    gameClock, moveClock, reminder, rematchClock, noShow: "20:00", minutes and seconds
//   points    {"win":"1","draw":"1/2","loss":"0","bye":"1"}, any of the four
//   perSet    the default of rounding, polynomialFrame and notationFrame; "decimals 2" of rounding
//   rematchPlaces "perSystem" (the default), "all" or a number · tieBreaks a list of names
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/clause.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::notation {

// Returns the whole ruleset in one line, with every option named, always in the same order. Parsing the line
// gives an equal ruleset. Precondition: a rounding to decimals is halfAway; every ruleset from a profile or a
// document meets this.
[[nodiscard]] std::string toRulesetJson(const rules::Ruleset& ruleset);

// Parses a ruleset. Errors: every fault of the document.
[[nodiscard]] Expected<rules::Ruleset, JsonFaults> parseRulesetJson(std::string_view text);

// The form of an answer, in the spelling of the JSON.
enum class AnswerForm {
  Word,          // one of `answers`
  Number,        // a whole number, `least`–`most`
  WordOrNumber,  // one of `answers`, or a whole number, `least`–`most`
  Time,          // "20:00", minutes and seconds
  Points,        // {"win":"1","draw":"1/2","loss":"0","bye":"1"}
  Words          // some of `answers`, in an order
};

// A question of rulebook 9 with its possible answers, for offering them to a person.
struct RuleQuestion {
  std::string_view name;
  AnswerForm form = AnswerForm::Word;
  // The answers in the order of display. For `rounding`, only the usual numbers of decimals are listed; more
  // are allowed.
  std::vector<std::string> answers;
  int least = 0;
  int most = 0;
  // The clauses of the manual's answer. `also` is empty if the answer has one clause.
  rules::Clause clause;
  rules::Clause also;
};

// Returns the questions in the order of rulebook 9.
[[nodiscard]] const std::vector<RuleQuestion>& ruleQuestions();

// An answer of a ruleset that differs from the manual, for display.
struct OwnAnswer {
  std::string_view option;  // the option's name in rulebook 9
  // The single answer, or the parts of a structured answer, spelled as in JSON.
  std::vector<std::string> answers;
  rules::Clause clause;
};

// Returns the differing answers in the order of rulebook 9. Empty for the manual itself.
[[nodiscard]] std::vector<OwnAnswer> ownAnswers(const rules::Ruleset& ruleset);

}  // namespace damath::notation
