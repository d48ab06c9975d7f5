// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes rulesets as JSON: {"name":"house
// rules","base":"manual","options":{"removal":"endOfTurn"}}. Options and their answers are spelled as in
// rulebook 9. An option that is not named is taken from the base, by default `manual`.
//   numbers   repetitionCount 3 · inactivityPlies 40 or "off" · warningsBeforeDisqualification 3 or "off"
//   clocks    gameClock, moveClock, reminder, rematchClock, noShow: "20:00", minutes and seconds
//   points    {"win":"1","draw":"1/2","loss":"0","bye":"1"}, any of the four
//   perSet    the default answer of rounding, polynomialFrame and notationFrame: the chip set decides;
//             rounding also allows a number of decimals, "decimals 2"
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

// Returns the ruleset as JSON in one line. The line has every option, always in the same order. Parsing the
// line gives an equal ruleset. Precondition: if the ruleset rounds to decimals, the mode is halfAway. Every
// ruleset from a profile or a document meets this precondition.
[[nodiscard]] std::string toRulesetJson(const rules::Ruleset& ruleset);

// Parses a ruleset. Errors: every fault of the document.
[[nodiscard]] Expected<rules::Ruleset, JsonFaults> parseRulesetJson(std::string_view text);

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
