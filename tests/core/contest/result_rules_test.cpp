// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/result_rules.hpp"

#include <gtest/gtest.h>

#include "core/rules/standard_rulesets.hpp"

namespace damath::contest {
namespace {

using rules::Ending;

rules::Ruleset law() {
  return rules::manual();
}

GameResult result(Ending ending, rules::Result point, std::optional<int> blue = {},
                  std::optional<int> red = {}) {
  GameResult made{ending, {}, {}, point};
  if (blue) made.blueGrand = exact::Number(*blue);
  if (red) made.redGrand = exact::Number(*red);
  return made;
}

// Rulebook T4.
TEST(ResultRules, NobodyResignsInARematch) {
  for (const Ending ending : {Ending::ResignBlue, Ending::ResignRed}) {
    EXPECT_TRUE(isAllowed(law(), GameKind::Round, ending));
    EXPECT_FALSE(isAllowed(law(), GameKind::Rematch, ending));
  }
}

// Rulebook E1.
TEST(ResultRules, AnEndingIsAllowedAsTheRulesetSays) {
  rules::Ruleset ruleset = law();
  rules::change(ruleset, &rules::Ruleset::drawByAgreement, rules::YesNo::No);
  rules::change(ruleset, &rules::Ruleset::inactivityPlies, std::nullopt);
  EXPECT_FALSE(isAllowed(ruleset, GameKind::Round, Ending::Agreement));
  EXPECT_FALSE(isAllowed(ruleset, GameKind::Round, Ending::Inactivity));
  rules::change(ruleset, &rules::Ruleset::drawByAgreement, rules::YesNo::Yes);
  rules::change(ruleset, &rules::Ruleset::inactivityPlies, 40);
  EXPECT_TRUE(isAllowed(ruleset, GameKind::Round, Ending::Agreement));
  EXPECT_TRUE(isAllowed(ruleset, GameKind::Round, Ending::Inactivity));
}

// Rulebook E2, E3.
TEST(ResultRules, ThePointFollowsFromEndingAndTotals) {
  const auto won = judged(law(), GameKind::Round, {Ending::Time, exact::Number(75), exact::Number(-72)});
  ASSERT_TRUE(won);
  EXPECT_EQ(*won, result(Ending::Time, pointOf(law(), *won).value(), 75, -72));
  const auto walkover = judged(law(), GameKind::Round, {Ending::NoShowRed, {}, {}});
  ASSERT_TRUE(walkover);
  EXPECT_EQ(walkover->result, rules::Result::BlueWins);
}

// Rulebook E3: the player who resigned may have the greater total.
TEST(ResultRules, APointComesFromTheEndingWhereTheTotalsGiveAnother) {
  const auto isByEnding = [](Ending ending, std::optional<int> blue, std::optional<int> red) {
    GameResult entered = result(ending, rules::Result::Draw, blue, red);
    entered.result = pointOf(law(), entered).value();
    return contest::isByEnding(law(), entered);
  };
  EXPECT_TRUE(isByEnding(Ending::ResignBlue, 65, 64));
  EXPECT_FALSE(isByEnding(Ending::ResignRed, 65, 64));
  EXPECT_TRUE(isByEnding(Ending::NoShowRed, {}, {}));
  EXPECT_FALSE(isByEnding(Ending::Time, 65, 64));
}

TEST(ResultRules, WhatIsMissingOrForbiddenIsRefused) {
  EXPECT_EQ(judged(law(), GameKind::Round, {Ending::Time, {}, {}}).error(), ResultFault::TotalsRequired);
  EXPECT_EQ(judged(law(), GameKind::Round, {Ending::Time, exact::Number(1), {}}).error(),
            ResultFault::TotalsIncomplete);
  EXPECT_EQ(judged(law(), GameKind::Rematch, {Ending::ResignRed, {}, {}}).error(),
            ResultFault::EndingNotAllowed);
}

TEST(ResultRules, ASheetIsWrittenWhereChipsWereMoved) {
  EXPECT_TRUE(hasSheet(result(Ending::Time, rules::Result::Draw)));
  EXPECT_TRUE(hasSheet(result(Ending::ResignBlue, rules::Result::RedWins)));
  for (const Ending ending : {Ending::NoShowBlue, Ending::NoShowRed, Ending::NoShowBoth,
                              Ending::DisqualifiedBlue, Ending::DisqualifiedRed, Ending::DisqualifiedBoth}) {
    EXPECT_FALSE(hasSheet(result(ending, rules::Result::NobodyWins)));
  }
}

// Rulebook T6.
TEST(ResultRules, AResultAgreesWithItsSheetOrByItsEndingAlone) {
  const GameResult ofSheet = result(Ending::Time, rules::Result::BlueWins, 75, 60);
  EXPECT_EQ(agreementOf(law(), ofSheet, ofSheet), Agreement::Agrees);
  EXPECT_EQ(agreementOf(law(), result(Ending::ResignBlue, rules::Result::RedWins, 75, 60), ofSheet),
            Agreement::ByEnding);
  EXPECT_EQ(agreementOf(law(), result(Ending::Time, rules::Result::BlueWins, 75, 61), ofSheet),
            Agreement::Differs);
  EXPECT_EQ(agreementOf(law(), result(Ending::Time, rules::Result::RedWins, 75, 60), ofSheet),
            Agreement::Differs);
}

// Rulebook T5.
TEST(ResultRules, OneViolationBeyondTheWarningsDisqualifies) {
  rules::Ruleset ruleset = law();
  rules::change(ruleset, &rules::Ruleset::warningsBeforeDisqualification, 2);
  EXPECT_FALSE(isDisqualified(ruleset, 2));
  EXPECT_TRUE(isDisqualified(ruleset, 3));
  rules::change(ruleset, &rules::Ruleset::warningsBeforeDisqualification, std::nullopt);
  EXPECT_FALSE(isDisqualified(ruleset, 99));
}

}  // namespace
}  // namespace damath::contest
