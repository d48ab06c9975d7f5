// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the manual's turns on small boards, one clause each.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "core/rules/chip_set.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/drawing.hpp"

namespace damath::rules {
namespace {

using board::Side;
using support::drawn;
using support::drawnAfter;
using support::legal;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Ruleset answering(const std::function<void(Ruleset&)>& answer) {
  Ruleset ruleset = manual();
  answer(ruleset);
  return ruleset;
}

TEST(Turns, M1BlueBeginsAndTurnsAlternate) {
  const board::Position start = startPosition(*builtInChipSet("integer"), manual());
  EXPECT_EQ(start.toMove(), Side::Blue);
  const TurnList turns = legalTurns(manual(), start);
  EXPECT_THAT(turns, SizeIs(7));
  board::Position next = start;
  play(manual(), next, turns.front());
  EXPECT_EQ(next.toMove(), Side::Red);
  play(manual(), next, legalTurns(manual(), next).front());
  EXPECT_EQ(next.toMove(), Side::Blue);
  const Ruleset redFirst =
      answering([](Ruleset& ruleset) { change(ruleset, &Ruleset::firstMover, Side::Red); });
  EXPECT_EQ(startPosition(*builtInChipSet("integer"), redFirst).toMove(), Side::Red);
}

TEST(Turns, M1NoPassForACorneredSide) {
  const auto position = drawn(R"(
. . . .
 . . . .
. r . .
 r . . .
b . . .
 . . . .
. . . .
 . . . .
)");
  EXPECT_THAT(legal(position), IsEmpty());
}

TEST(Turns, M2OrdinaryChipMovesOneSquareForward) {
  constexpr std::string_view kBoard = R"(
. . . .
 . . . .
. . r .
 . . . .
. . . .
 . b . .
. . . .
 . . . .
)";
  EXPECT_THAT(legal(drawn(kBoard, Side::Blue)), ElementsAre("(3,2)-(2,3)", "(3,2)-(4,3)"));
  EXPECT_THAT(legal(drawn(kBoard, Side::Red)), ElementsAre("(4,5)-(3,4)", "(4,5)-(5,4)"));
}

TEST(Turns, M2OnlyToAVacantSquareOnTheBoard) {
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . .
 b . . .
b . . .
 . . . .
. . . .
 . . . .
)")),
              ElementsAre("(1,4)-(0,5)", "(1,4)-(2,5)"));
}

TEST(Turns, M3DamaMovesAnyDistance) {
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . .
 . . b .
. . . .
 . B . .
. . . .
 . . . .
)")),
              ElementsAre("(3,2)-(0,5)", "(3,2)-(1,0)", "(3,2)-(1,4)", "(3,2)-(2,1)", "(3,2)-(2,3)",
                          "(3,2)-(4,1)", "(3,2)-(4,3)", "(3,2)-(5,0)", "(5,4)-(4,5)", "(5,4)-(6,5)"));
}

TEST(Turns, K1TakingIsCompulsory) {
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . b . .
b . . .
 . . . .
)")),
              ElementsAre("(3,2) x(4,3)(5,4)"));
}

constexpr std::string_view kEnemyBehind = R"(
. . . .
 . . . .
. . . .
 . b . .
. r . .
 . . . .
. . . .
 . . . .
)";

TEST(Turns, K2OrdinaryChipTakesBackwardToo) {
  EXPECT_THAT(legal(drawn(kEnemyBehind)), ElementsAre("(3,4) x(2,3)(1,2)"));
}

TEST(Turns, K2OptionForwardOnly) {
  const Ruleset forward =
      answering([](Ruleset& ruleset) { change(ruleset, &Ruleset::menCaptureBackward, YesNo::No); });
  EXPECT_THAT(legal(drawn(kEnemyBehind), forward), ElementsAre("(3,4)-(2,5)", "(3,4)-(4,5)"));
  EXPECT_THAT(legal(drawn(kEnemyBehind, Side::Red), forward), ElementsAre("(2,3)-(1,2)", "(2,3)-(3,2)"));
}

TEST(Turns, K2SquareBehindMustBeVacantAndOnTheBoard) {
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . .
 . . r .
r . r .
 b b . .
. . . .
 . . . .
)")),
              ElementsAre("(1,2)-(2,3)", "(3,2)-(2,3)"));
}

TEST(Turns, K3DamaTakesFromAfarAndLandsAnywhereBehind) {
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . . . .
. . . .
 B . . .
)")),
              ElementsAre("(1,0) x(4,3)(5,4)", "(1,0) x(4,3)(6,5)", "(1,0) x(4,3)(7,6)"));
}

TEST(Turns, K3LandsOnlyBeforeTheNextChip) {
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . b
 . . . .
. . r .
 . . . .
. . . .
 B . . .
)")),
              ElementsAre("(1,0) x(4,3)(5,4)"));
}

TEST(Turns, K3NeverOverAnOwnChipOrTwoInARow) {
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
r . . .
 r . . .
. . r .
 . b . .
. B . .
 . . . .
)")),
              ElementsAre("(3,2) x(4,3)(5,4)"));
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
r . . .
 r . . .
. . . .
 . . . .
. . . .
 . . B .
)")),
              ElementsAre("(5,0)-(2,3)", "(5,0)-(3,2)", "(5,0)-(4,1)", "(5,0)-(6,1)", "(5,0)-(7,2)"));
}

constexpr std::string_view kTwoInAChain = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . .
 b . . .
. . . .
 . . . .
)";

TEST(Turns, K4ChipThatCanGoOnGoesOn) {
  EXPECT_THAT(legal(drawn(kTwoInAChain)), ElementsAre("(1,2) x(2,3)(3,4) x(4,5)(5,6)"));
}

TEST(Turns, K4OptionalChainMayStopWhereNumberDoesNotForbid) {
  const Ruleset mayStop = answering([](Ruleset& ruleset) {
    change(ruleset, &Ruleset::chain, Chain::Optional);
    change(ruleset, &Ruleset::capturePriority, CapturePriority::Any);
  });
  EXPECT_THAT(legal(drawn(kTwoInAChain), mayStop),
              ElementsAre("(1,2) x(2,3)(3,4)", "(1,2) x(2,3)(3,4) x(4,5)(5,6)"));
}

constexpr std::string_view kOneHereTwoThere = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . r
 b . b .
. . . .
 . . . .
)";

TEST(Turns, K5GreatestNumberOnly) {
  EXPECT_THAT(legal(drawn(kOneHereTwoThere)), ElementsAre("(1,2) x(2,3)(3,4) x(4,5)(5,6)"));
}

TEST(Turns, K5OptionAnyCaptureWillDo) {
  const Ruleset any =
      answering([](Ruleset& ruleset) { change(ruleset, &Ruleset::capturePriority, CapturePriority::Any); });
  EXPECT_THAT(legal(drawn(kOneHereTwoThere), any),
              ElementsAre("(1,2) x(2,3)(3,4) x(4,5)(5,6)", "(5,2) x(6,3)(7,4)"));
}

constexpr std::string_view kDamaOneOrdinaryOne = R"(
. . . .
 . . . .
. . . .
 . . . .
. r . r
 b . B .
. . . .
 . . . .
)";

TEST(Turns, K6DamaFirstAtEqualNumber) {
  EXPECT_THAT(legal(drawn(kDamaOneOrdinaryOne)), ElementsAre("(5,2) x(6,3)(7,4)"));
  const Ruleset count =
      answering([](Ruleset& ruleset) { change(ruleset, &Ruleset::capturePriority, CapturePriority::Count); });
  EXPECT_THAT(legal(drawn(kDamaOneOrdinaryOne), count),
              ElementsAre("(1,2) x(2,3)(3,4)", "(5,2) x(6,3)(7,4)"));
}

constexpr std::string_view kDamaOneOrdinaryTwo = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . r
 b . . .
. . . .
 . B . .
)";

TEST(Turns, K6NumberBeatsDama) {
  EXPECT_THAT(legal(drawn(kDamaOneOrdinaryTwo)), ElementsAre("(1,2) x(2,3)(3,4) x(4,5)(5,6)"));
}

TEST(Turns, K6OptionDamaBeatsNumber) {
  for (const CapturePriority priority : {CapturePriority::DamaThenCount, CapturePriority::Dama}) {
    const Ruleset damaFirst =
        answering([priority](Ruleset& ruleset) { change(ruleset, &Ruleset::capturePriority, priority); });
    EXPECT_THAT(legal(drawn(kDamaOneOrdinaryTwo), damaFirst), ElementsAre("(3,0) x(6,3)(7,4)"));
  }
}

TEST(Turns, K7FreeChoiceAmongEquals) {
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. r . .
 b b . .
. . . .
 . . . .
)")),
              ElementsAre("(1,2) x(2,3)(3,4)", "(3,2) x(2,3)(1,4)"));
}

constexpr std::string_view kTwoWaysRound = R"(
. . . .
 . . . .
. r r .
 b . . .
. r r .
 . . . .
. . . .
 . . . .
)";

TEST(Turns, K10RoutesThatEndAlikeAreTwoTurns) {
  const std::vector<std::string> turns = legal(drawn(kTwoWaysRound));
  EXPECT_THAT(turns, ElementsAre("(1,4) x(2,3)(3,2) x(4,3)(5,4) x(4,5)(3,6) x(2,5)(1,4)",
                                 "(1,4) x(2,5)(3,6) x(4,5)(5,4) x(4,3)(3,2) x(2,3)(1,4)"));
  EXPECT_EQ(drawnAfter(drawn(kTwoWaysRound), turns[0]), drawnAfter(drawn(kTwoWaysRound), turns[1]));
}

TEST(Turns, TakenChipsAreGoneAndOthersStay) {
  EXPECT_EQ(drawnAfter(drawn(kOneHereTwoThere), "(1,2) x(2,3)(3,4) x(4,5)(5,6)"), support::tidied(R"(
. . . .
 . . b .
. . . .
 . . . .
. . . r
 . . b .
. . . .
 . . . .
)"));
}

}  // namespace
}  // namespace damath::rules
