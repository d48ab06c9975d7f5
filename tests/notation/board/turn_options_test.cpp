// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of turns as JSON under the options that change them: promotion (P1, P2) and divideByZero (S4).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/notation/board/turn_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/rules/legal_turns.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"

namespace damath::notation {
namespace {

using board::Side;
using support::integers;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

rules::Ruleset rulesetOf(const std::string& options) {
  return parseRulesetJson(R"({"name":"option","options":{)" + options + "}}").value();
}

std::vector<JsonFaultCode> faultsIn(const std::string& text, const board::Position& position,
                                    const rules::Ruleset& ruleset) {
  std::vector<JsonFaultCode> codes;
  const auto turn = parseTurnJson(text, position, {ruleset, integers()});
  if (turn) return codes;
  for (const JsonFault& fault : turn.error()) codes.push_back(fault.code);
  return codes;
}

// BLUE's 2 takes 4 and lands on the far row, on (2,7). The chip continues as a dama, takes 8 and lands on the
// plus square (6,3).
TEST(TurnOptions, P2CrownedOnTheWayItScoresAsOrdinary) {
  const auto position = support::drawn(R"(
. . . .
 r . . .
b . r .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)",
                                       Side::Blue, {{11}, {3, 9}});
  const rules::Ruleset goOn = rulesetOf(R"("promotion":"goOn")");
  for (const rules::Turn& turn : rules::legalTurns(goOn, position)) {
    if (turn.end() != board::Square::at(6, 3)) continue;
    const std::string text = toTurnJson(turn, position, {goOn, integers()});
    EXPECT_THAT(text, HasSubstr(R"("source":{"position":2,"piece":["blue",2,true]})"));
    EXPECT_THAT(text, HasSubstr(R"("destination":{"position":38,"piece":null},"score":10)"));
    EXPECT_THAT(faultsIn(text, position, goOn), IsEmpty());
    return;
  }
  FAIL() << "no turn ends on (6,3)";
}

// BLUE's 10 takes 0 and lands on the division square (5,4).
TEST(TurnOptions, S4ADivisionByZeroHasNoFigureWhereTheLawGivesNone) {
  const auto position = support::drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . b . .
. . . .
 . . . .
)",
                                       Side::Blue, {{6}, {4}});
  const auto textUnder = [&](const rules::Ruleset& ruleset) {
    return toTurnJson(rules::legalTurns(ruleset, position).at(0), position, {ruleset, integers()});
  };
  const auto withScore = [&](const std::string& score) {
    std::string text = textUnder(rules::manual());
    return text.replace(text.find(R"("score":0)"), 9, R"("score":)" + score);
  };
  const rules::Ruleset zero = rulesetOf(R"("divideByZero":"zero")");
  const rules::Ruleset noScore = rulesetOf(R"("divideByZero":"noScore")");
  const rules::Ruleset ask = rulesetOf(R"("divideByZero":"askArbiter")");
  EXPECT_EQ(textUnder(zero), withScore("0"));
  EXPECT_EQ(textUnder(noScore), withScore("null"));
  EXPECT_EQ(textUnder(ask), withScore("null"));
  using enum JsonFaultCode;
  EXPECT_THAT(faultsIn(withScore("0"), position, zero), IsEmpty());
  EXPECT_THAT(faultsIn(withScore("null"), position, zero), ElementsAre(WrongType));
  EXPECT_THAT(faultsIn(withScore("5"), position, zero), ElementsAre(WrongScore));
  EXPECT_THAT(faultsIn(withScore("null"), position, noScore), IsEmpty());
  EXPECT_THAT(faultsIn(withScore("0"), position, noScore), IsEmpty());
  EXPECT_THAT(faultsIn(withScore("5"), position, noScore), ElementsAre(WrongScore));
  EXPECT_THAT(faultsIn(withScore("\"five\""), position, noScore), ElementsAre(WrongScore));
  EXPECT_THAT(faultsIn(withScore("null"), position, ask), IsEmpty());
  EXPECT_THAT(faultsIn(withScore("5"), position, ask), IsEmpty());
  EXPECT_THAT(faultsIn(withScore("\"five\""), position, ask), ElementsAre(WrongScore));
}

}  // namespace
}  // namespace damath::notation
