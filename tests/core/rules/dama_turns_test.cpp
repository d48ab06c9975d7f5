// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the path of a dama (K8, K9) and of promotion (P1).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rules/standard_rulesets.hpp"
#include "tests/support/drawing.hpp"

namespace damath::rules {
namespace {

using board::Side;
using support::drawn;
using support::drawnAfter;
using support::legal;
using support::tidied;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::Not;
using ::testing::SizeIs;

Ruleset withPath(DamaPath path) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::damaPath, path);
  return ruleset;
}
Ruleset withPromotion(Promotion promotion) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::promotion, promotion);
  return ruleset;
}

// The fourth jump passes over (2,3), where the first chip was taken.
constexpr std::string_view kCrossing = R"(
. . . .
 r r . .
. . . .
 . . . .
. r . .
 . r . .
B . . .
 . . . .
)";

TEST(DamaTurns, K8TakenChipsOpenTheirSquares) {
  EXPECT_THAT(legal(drawn(kCrossing)), ElementsAre("(0,1) x(2,3)(4,5) x(3,6)(2,7) x(1,6)(0,5) x(3,2)(4,1)",
                                                   "(0,1) x(2,3)(4,5) x(3,6)(2,7) x(1,6)(0,5) x(3,2)(5,0)"));
}

TEST(DamaTurns, K8OptionTakenChipsStayAsObstacles) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::removal, Removal::EndOfTurn);
  EXPECT_THAT(legal(drawn(kCrossing), ruleset), ElementsAre("(0,1) x(2,3)(4,5) x(3,6)(2,7) x(1,6)(0,5)"));
  EXPECT_EQ(drawnAfter(drawn(kCrossing), "(0,1) x(2,3)(4,5) x(3,6)(2,7) x(1,6)(0,5)", ruleset), tidied(R"(
. . . .
 . . . .
B . . .
 . . . .
. . . .
 . r . .
. . . .
 . . . .
)"));
}

// The dama stands between two opposing chips, all on one diagonal.
constexpr std::string_view kBetweenTwo = R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . B . .
. r . .
 . . . .
)";

TEST(DamaTurns, K9NoSegmentTwice) {
  EXPECT_THAT(legal(drawn(kBetweenTwo)), ElementsAre("(3,2) x(2,1)(1,0)", "(3,2) x(4,3)(5,4)",
                                                     "(3,2) x(4,3)(6,5)", "(3,2) x(4,3)(7,6)"));
  EXPECT_THAT(legal(drawn(kBetweenTwo), withPath(DamaPath::NoReversal)), SizeIs(4));
}

TEST(DamaTurns, K9OptionFreePathTurnsBack) {
  EXPECT_THAT(legal(drawn(kBetweenTwo), withPath(DamaPath::Free)),
              ElementsAre("(3,2) x(2,1)(1,0) x(4,3)(5,4)", "(3,2) x(2,1)(1,0) x(4,3)(6,5)",
                          "(3,2) x(2,1)(1,0) x(4,3)(7,6)", "(3,2) x(4,3)(5,4) x(2,1)(1,0)",
                          "(3,2) x(4,3)(6,5) x(2,1)(1,0)", "(3,2) x(4,3)(7,6) x(2,1)(1,0)"));
}

constexpr std::string_view kDiamond = R"(
. . . .
 . . . .
. r r .
 B . . .
. r r .
 . . . .
. . . .
 . . . .
)";

TEST(DamaTurns, K9PassesOverItsStartButNeverLandsThere) {
  EXPECT_THAT(legal(drawn(kDiamond)), ElementsAre("(1,4) x(2,3)(3,2) x(4,3)(5,4) x(4,5)(3,6) x(2,5)(0,3)",
                                                  "(1,4) x(2,5)(3,6) x(4,5)(5,4) x(4,3)(3,2) x(2,3)(0,5)"));
}

TEST(DamaTurns, K9OtherOptionsMayLandOnTheStart) {
  for (const DamaPath path : {DamaPath::NoReversal, DamaPath::Free}) {
    const std::vector<std::string> turns = legal(drawn(kDiamond), withPath(path));
    EXPECT_THAT(turns, SizeIs(4));
    EXPECT_THAT(turns, Contains(EndsWith("x(2,3)(1,4)")));
    EXPECT_THAT(turns, Contains(EndsWith("x(2,5)(1,4)")));
  }
}

TEST(DamaTurns, K9OrdinaryChipsMayEndWhereTheyStarted) {
  std::string ordinary(kDiamond);
  ordinary[ordinary.find('B')] = 'b';
  const std::vector<std::string> turns = legal(drawn(ordinary));
  EXPECT_THAT(turns, SizeIs(2));
  EXPECT_THAT(turns, Each(EndsWith("(1,4)")));
  EXPECT_EQ(drawnAfter(drawn(ordinary), turns[0]), tidied(R"(
. . . .
 . . . .
. . . .
 b . . .
. . . .
 . . . .
. . . .
 . . . .
)"));
}

// The path may pass over a square twice, but not over a segment between squares.
TEST(DamaTurns, K9SquaresMayBeCrossedTwice) {
  EXPECT_THAT(legal(drawn(kCrossing)), Contains(EndsWith("x(3,2)(5,0)")));
  EXPECT_THAT(legal(drawn(kBetweenTwo)), Not(Contains(EndsWith("x(2,1)(1,0) x(4,3)(5,4)"))));
}

TEST(DamaTurns, P1QuietMoveToTheFarRowCrowns) {
  constexpr std::string_view kBoard = R"(
. . . .
 b . . .
. . . .
 . . . .
. . . .
 . . . .
. r . .
 . . . .
)";
  EXPECT_EQ(drawnAfter(drawn(kBoard), "(1,6)-(0,7)"), tidied(R"(
B . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. r . .
 . . . .
)"));
  EXPECT_EQ(drawnAfter(drawn(kBoard, Side::Red), "(2,1)-(1,0)"), tidied(R"(
. . . .
 b . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 R . . .
)"));
}

TEST(DamaTurns, P1CaptureThatEndsOnTheFarRowCrowns) {
  EXPECT_EQ(drawnAfter(drawn(R"(
. . . .
 . r . .
. b . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)"),
                       "(2,5) x(3,6)(4,7)"),
            tidied(R"(
. . B .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)"));
}

constexpr std::string_view kInAndOut = R"(
. . . .
 . r r .
. b . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)";

TEST(DamaTurns, P1JumpingInAndOutStaysOrdinary) {
  ASSERT_THAT(legal(drawn(kInAndOut)), ElementsAre("(2,5) x(3,6)(4,7) x(5,6)(6,5)"));
  EXPECT_EQ(drawnAfter(drawn(kInAndOut), "(2,5) x(3,6)(4,7) x(5,6)(6,5)"), tidied(R"(
. . . .
 . . . .
. . . b
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)"));
}

TEST(DamaTurns, P1OptionStopEndsTheTurnCrowned) {
  const Ruleset stop = withPromotion(Promotion::Stop);
  ASSERT_THAT(legal(drawn(kInAndOut), stop), ElementsAre("(2,5) x(3,6)(4,7)"));
  EXPECT_EQ(drawnAfter(drawn(kInAndOut), "(2,5) x(3,6)(4,7)", stop), tidied(R"(
. . B .
 . . r .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)"));
}

TEST(DamaTurns, P1OptionGoOnContinuesAsDama) {
  const Ruleset goOn = withPromotion(Promotion::GoOn);
  ASSERT_THAT(legal(drawn(kInAndOut), goOn),
              ElementsAre("(2,5) x(3,6)(4,7) x(5,6)(6,5)", "(2,5) x(3,6)(4,7) x(5,6)(7,4)"));
  EXPECT_EQ(drawnAfter(drawn(kInAndOut), "(2,5) x(3,6)(4,7) x(5,6)(7,4)", goOn), tidied(R"(
. . . .
 . . . .
. . . .
 . . . B
. . . .
 . . . .
. . . .
 . . . .
)"));
}

TEST(DamaTurns, M3OptionRangeOne) {
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::damaRange, DamaRange::One);
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . . . .
. B . .
 . . . .
)"),
                    ruleset),
              ElementsAre("(2,1)-(1,0)", "(2,1)-(1,2)", "(2,1)-(3,0)", "(2,1)-(3,2)"));
  EXPECT_THAT(legal(drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . B . .
. . . .
 . . . .
)"),
                    ruleset),
              ElementsAre("(3,2) x(4,3)(5,4)"));
}

}  // namespace
}  // namespace damath::rules
