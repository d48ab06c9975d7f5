// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ending.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::rules {
namespace {

using exact::Number;
using exact::Rational;

constexpr Ending kByScore[] = {Ending::Time, Ending::Repetition, Ending::Cornered, Ending::Agreement,
                               Ending::Inactivity};

TEST(Ending, E2GreaterGrandTotalWins) {
  for (const Ending ending : kByScore) {
    EXPECT_FALSE(decidesAlone(manual(), ending));
    EXPECT_EQ(resultOf(manual(), ending, Number(75), Number(-72)), Result::BlueWins);
    EXPECT_EQ(resultOf(manual(), ending, Number(-72), Number(75)), Result::RedWins);
    EXPECT_EQ(resultOf(manual(), ending, Number(-72), Number(-72)), Result::Draw);
    EXPECT_EQ(resultOf(manual(), ending, Number(0), Number(-1)), Result::BlueWins);
  }
}

TEST(Ending, E2ComparisonIsExact) {
  const Number third = Rational(1, 3);
  EXPECT_EQ(resultOf(manual(), Ending::Time, third, Rational(33, 100)), Result::BlueWins);
  EXPECT_EQ(resultOf(manual(), Ending::Time, third, Rational(333'333'333, 1'000'000'000)), Result::BlueWins);
  EXPECT_EQ(resultOf(manual(), Ending::Time, third, Rational(2, 6)), Result::Draw);
  const Number root2 = Number::root(Rational(1), 2);
  EXPECT_EQ(resultOf(manual(), Ending::Time, root2, Rational(665857, 470832)), Result::RedWins);
}

TEST(Ending, E2OptionLowerWins) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::scoreDirection, ScoreDirection::LowerWins);
  EXPECT_EQ(resultOf(ruleset, Ending::Time, Number(75), Number(-72)), Result::RedWins);
  EXPECT_EQ(resultOf(ruleset, Ending::Time, Number(-72), Number(75)), Result::BlueWins);
  EXPECT_EQ(resultOf(ruleset, Ending::Time, Number(1), Number(1)), Result::Draw);
}

TEST(Ending, E3OverridesTheTotals) {
  constexpr std::pair<Ending, Result> kTable[] = {
      {Ending::NoShowBlue, Result::RedWins},       {Ending::NoShowRed, Result::BlueWins},
      {Ending::NoShowBoth, Result::NobodyWins},    {Ending::ResignBlue, Result::RedWins},
      {Ending::ResignRed, Result::BlueWins},       {Ending::DisqualifiedBlue, Result::RedWins},
      {Ending::DisqualifiedRed, Result::BlueWins}, {Ending::DisqualifiedBoth, Result::NobodyWins},
  };
  for (const auto& [ending, result] : kTable) {
    EXPECT_TRUE(decidesAlone(manual(), ending));
    for (const int blue : {-100, 0, 100}) {
      EXPECT_EQ(resultOf(manual(), ending, Number(blue), Number(0)), result) << toText(ending);
    }
  }
}

TEST(Ending, E3OptionResignationByScore) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::resignation, Resignation::Score);
  EXPECT_FALSE(decidesAlone(ruleset, Ending::ResignBlue));
  EXPECT_EQ(resultOf(ruleset, Ending::ResignBlue, Number(5), Number(4)), Result::BlueWins);
  EXPECT_EQ(resultOf(ruleset, Ending::ResignRed, Number(4), Number(5)), Result::RedWins);
  EXPECT_TRUE(decidesAlone(ruleset, Ending::NoShowBlue));
}

TEST(Ending, E4OptionRepetitionDraws) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::repetitionEnds, RepetitionEnds::Automatic);
  EXPECT_FALSE(decidesAlone(ruleset, Ending::Repetition));
  EXPECT_EQ(resultOf(ruleset, Ending::Repetition, Number(5), Number(4)), Result::BlueWins);
  change(ruleset, &Ruleset::repetitionEnds, RepetitionEnds::Draw);
  EXPECT_TRUE(decidesAlone(ruleset, Ending::Repetition));
  EXPECT_EQ(resultOf(ruleset, Ending::Repetition, Number(5), Number(4)), Result::Draw);
  EXPECT_EQ(resultOf(ruleset, Ending::Time, Number(5), Number(4)), Result::BlueWins);
}

TEST(Ending, E1OptionDrawByAgreement) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::drawByAgreement, YesNo::Yes);
  EXPECT_TRUE(decidesAlone(ruleset, Ending::Agreement));
  EXPECT_EQ(resultOf(ruleset, Ending::Agreement, Number(5), Number(4)), Result::Draw);
  EXPECT_EQ(decidingClause(ruleset, Ending::Agreement), Clause("9"));
  EXPECT_EQ(decidingClause(ruleset, Ending::Time), Clause("E2"));
  EXPECT_EQ(decidingClause(ruleset, Ending::NoShowRed), Clause("E3"));
}

TEST(Ending, SpellingsOfTheSheet) {
  const std::string_view kSpellings[] = {"time",
                                         "repetition",
                                         "cornered",
                                         "agreement",
                                         "inactivity",
                                         "noShowBlue",
                                         "noShowRed",
                                         "noShowBoth",
                                         "resignBlue",
                                         "resignRed",
                                         "disqualifiedBlue",
                                         "disqualifiedRed",
                                         "disqualifiedBoth"};
  std::set<Ending> met;
  for (const std::string_view text : kSpellings) {
    const auto ending = parseEnding(text);
    ASSERT_TRUE(ending.has_value()) << text;
    EXPECT_EQ(toText(*ending), text);
    met.insert(*ending);
  }
  EXPECT_EQ(met.size(), 13U);
  for (const auto text : {"", "Time", "noShow", "time "}) EXPECT_FALSE(parseEnding(text).has_value()) << text;
  EXPECT_EQ(parseResult("1-0"), Result::BlueWins);
  EXPECT_EQ(parseResult("0-1"), Result::RedWins);
  EXPECT_EQ(parseResult("1/2-1/2"), Result::Draw);
  EXPECT_EQ(parseResult("0-0"), Result::NobodyWins);
  EXPECT_FALSE(parseResult("*").has_value());
  EXPECT_FALSE(parseResult("½-½").has_value());
  for (const Result result : {Result::BlueWins, Result::RedWins, Result::Draw, Result::NobodyWins}) {
    EXPECT_EQ(parseResult(toText(result)), result);
  }
}

// Under the manual, the clause of an ending is E2 or E3. If the contest changed the answer, the clause is the
// table of options (rulebook 9).
TEST(DecidingClause, IsThatOfTheAnswerInForce) {
  EXPECT_EQ(decidingClause(manual(), Ending::Time), Clause("E2"));
  EXPECT_EQ(decidingClause(manual(), Ending::Repetition), Clause("E2"));
  EXPECT_EQ(decidingClause(manual(), Ending::ResignBlue), Clause("E3"));
  Ruleset house = manual();
  change(house, &Ruleset::repetitionEnds, RepetitionEnds::Draw);
  change(house, &Ruleset::drawByAgreement, YesNo::Yes);
  EXPECT_EQ(decidingClause(house, Ending::Repetition), Clause("9"));
  EXPECT_EQ(decidingClause(house, Ending::Agreement), Clause("9"));
  EXPECT_EQ(decidingClause(house, Ending::ResignBlue), Clause("E3"));
  EXPECT_EQ(decidingClause(house, Ending::Time), Clause("E2"));
  change(house, &Ruleset::scoreDirection, ScoreDirection::LowerWins);
  change(house, &Ruleset::resignation, Resignation::Score);
  EXPECT_EQ(decidingClause(house, Ending::Time), Clause("9"));
  EXPECT_EQ(decidingClause(house, Ending::ResignBlue), Clause("9")) << "the totals decide";
  EXPECT_EQ(decidingClause(house, Ending::NoShowBlue), Clause("E3"));
}

TEST(ClauseOfABreach, IsThatOfTheAnswerInForce) {
  for (const Breach breach : {Breach::MissedCapture, Breach::NotMaximum, Breach::DamaPriority}) {
    EXPECT_EQ(clauseOf(breach, manual()), clauseOf(breach));
  }
  Ruleset house = manual();
  change(house, &Ruleset::capturePriority, CapturePriority::DamaThenCount);
  EXPECT_EQ(clauseOf(Breach::NotMaximum, house), Clause("9"));
  EXPECT_EQ(clauseOf(Breach::DamaPriority, house), Clause("9"));
  EXPECT_EQ(clauseOf(Breach::MissedCapture, house), Clause("K1")) << "that is no option";
  change(house, &Ruleset::capturePriority, manual().capturePriority.answer());
  EXPECT_EQ(clauseOf(Breach::NotMaximum, house), Clause("K5"));
}

TEST(ClauseOfRounding, IsThatOfTheAnswersInForce) {
  EXPECT_EQ(clauseOfRounding(manual()), Clause("S3"));
  Ruleset exactly = manual();
  change(exactly, &Ruleset::rounding, RoundNever{});
  EXPECT_EQ(clauseOfRounding(exactly), Clause("9"));
  Ruleset totals = manual();
  change(totals, &Ruleset::roundEntries, RoundEntries::TotalOnly);
  EXPECT_EQ(clauseOfRounding(totals), Clause("9"));
}

}  // namespace
}  // namespace damath::rules
