// SPDX-License-Identifier: GPL-3.0-or-later
// Every option of rulebook 9 that changes turns, on positions where its answers give different legal turns.
// The expected turns were found by hand on the drawn boards. firstMover is tested with the start position.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>

#include "core/rules/breach.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/legal_turns.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"

namespace damath::rules {
namespace {

using board::Side;
using support::rulesetOf;
using ::testing::ElementsAreArray;

struct OptionCase {
  std::string name;     // the option, the position (if several are tested) and the answer
  std::string options;  // the option and its answer, as in the JSON text of a ruleset
  std::string_view drawing;
  Side toMove;
  std::vector<std::string> turns;  // the expected legal turns, sorted
};

void PrintTo(const OptionCase& each, std::ostream* out) {
  *out << each.name;
}

// K2. The only chip that can be taken stands behind BLUE's chip.
constexpr std::string_view kBehind = R"(
. . . .
 . . . .
. . . .
 . b . .
. r . .
 . . . .
. . . .
 . . . .
)";

// M3, K3. RED's chip is two squares away from the dama, along a free diagonal.
constexpr std::string_view kFar = R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . . . .
. B . .
 . . . .
)";

// K5, K6. The ordinary chip can take two chips, the dama only one. The option capturePriority decides which
// capture must be made.
constexpr std::string_view kNumberOrDama = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . r
 b . . .
. . . .
 . B . .
)";
const std::string kOrdinaryTwo = "(1,2) x(2,3)(3,4) x(4,5)(5,6)";
const std::string kDamaOne = "(3,0) x(6,3)(7,4)";

// K6. The ordinary chip and the dama can each take one chip.
constexpr std::string_view kAtEqualNumber = R"(
. . . .
 . . . .
. . . .
 . . . .
. r . r
 b . B .
. . . .
 . . . .
)";

// K5. The dama can take two chips on the right, or one chip on the left.
constexpr std::string_view kDamaTwoOrOne = R"(
. . . .
 . . . .
. . . .
 . . . .
. . . r
 . . . .
. r r .
 . B . .
)";
const std::string kRight = "(3,0) x(4,1)(5,2) x(6,3)(7,4)";
const std::string kLeftShort = "(3,0) x(2,1)(1,2)";
const std::string kLeftLong = "(3,0) x(2,1)(0,3)";

// K6, read in the other way: the dama (2,3) can be taken, or two ordinary chips.
constexpr std::string_view kDamaOrTwoToTake = R"(
. . . .
 . . . .
. . . r
 . . . .
. R . r
 b . b .
. . . .
 . . . .
)";
constexpr std::string_view kDamaOrOneToTake = R"(
. . . .
 . . . .
. . . .
 . . . .
. R . r
 b . b .
. . . .
 . . . .
)";
const std::string kTakesDama = "(1,2) x(2,3)(3,4)";
const std::string kTakesOne = "(5,2) x(6,3)(7,4)";
const std::string kTakesTwo = kTakesOne + " x(6,5)(5,6)";

// K4. Two chips can be taken. If the player may take fewer chips, the option `chain` decides if one is
// enough.
constexpr std::string_view kTwoInARow = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . .
 b . . .
. . . .
 . . . .
)";

// K8. RED's fourth jump passes over (5,4), where the first chip was taken.
constexpr std::string_view kCrossingPaths = R"(
. . . .
 . . . R
. . b .
 . . b .
. . . .
 . . . .
. . b b
 . . . .
)";

// K9. The dama stands between two opposing chips, all on one diagonal. To take both chips, the dama must turn
// back.
constexpr std::string_view kBetweenTwoChips = R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . B . .
. r . .
 . . . .
)";
const std::string kUp = "(3,2) x(4,3)";
const std::string kDown = "(3,2) x(2,1)(1,0)";

// K9. Four opposing chips around a square: the round trip would land on the square where it started.
constexpr std::string_view kRoundTheDiamond = R"(
. . . .
 . . . .
. r r .
 B . . .
. r r .
 . . . .
. . . .
 . . . .
)";
// K9. The same four chips, and a fifth on the way to them. The round trip ends on the first landing square.
constexpr std::string_view kIntoTheDiamond = R"(
. . . .
 . . . B
. r r r
 . . . .
. r r .
 . . . .
. . . .
 . . . .
)";
const std::string kIntoBelow = "(7,6) x(6,5)(5,4) x(4,3)(3,2) x(2,3)(1,4) x(2,5)(3,6)";
const std::string kIntoAbove = "(7,6) x(6,5)(5,4) x(4,5)(3,6) x(2,5)(1,4) x(2,3)(3,2)";
const std::string kRoundBelow = "(1,4) x(2,3)(3,2) x(4,3)(5,4) x(4,5)(3,6) x(2,5)";
const std::string kRoundAbove = "(1,4) x(2,5)(3,6) x(4,5)(5,4) x(4,3)(3,2) x(2,3)";

// P1. After the jump onto the far row, another jump is possible: to (6,5) as an ordinary chip, farther as a
// dama.
constexpr std::string_view kThroughTheFarRow = R"(
. . . .
 . r r .
. b . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)";

std::vector<OptionCase> cases() {
  const auto priority = [](const std::string& answer) { return R"("capturePriority":")" + answer + "\""; };
  const auto path = [](const std::string& answer) { return R"("damaPath":")" + answer + "\""; };
  const std::vector<std::string> upAndDown = {kDown, kUp + "(5,4)", kUp + "(6,5)", kUp + "(7,6)"};
  return {
      {"menCaptureBackwardYes", R"("menCaptureBackward":"yes")", kBehind, Side::Blue, {"(3,4) x(2,3)(1,2)"}},
      {"menCaptureBackwardNo",
       R"("menCaptureBackward":"no")",
       kBehind,
       Side::Blue,
       {"(3,4)-(2,5)", "(3,4)-(4,5)"}},
      {"damaRangeFlying",
       R"("damaRange":"flying")",
       kFar,
       Side::Blue,
       {"(2,1) x(4,3)(5,4)", "(2,1) x(4,3)(6,5)", "(2,1) x(4,3)(7,6)"}},
      {"damaRangeOne",
       R"("damaRange":"one")",
       kFar,
       Side::Blue,
       {"(2,1)-(1,0)", "(2,1)-(1,2)", "(2,1)-(3,0)", "(2,1)-(3,2)"}},
      {"capturePriorityNumberOrDamaCountThenDama",
       priority("countThenDama"),
       kNumberOrDama,
       Side::Blue,
       {kOrdinaryTwo}},
      {"capturePriorityNumberOrDamaDamaThenCount",
       priority("damaThenCount"),
       kNumberOrDama,
       Side::Blue,
       {kDamaOne}},
      {"capturePriorityNumberOrDamaCount", priority("count"), kNumberOrDama, Side::Blue, {kOrdinaryTwo}},
      {"capturePriorityNumberOrDamaDama", priority("dama"), kNumberOrDama, Side::Blue, {kDamaOne}},
      {"capturePriorityNumberOrDamaAny",
       priority("any"),
       kNumberOrDama,
       Side::Blue,
       {kOrdinaryTwo, kDamaOne}},
      {"capturePriorityEqualCountThenDama",
       priority("countThenDama"),
       kAtEqualNumber,
       Side::Blue,
       {"(5,2) x(6,3)(7,4)"}},
      {"capturePriorityEqualDamaThenCount",
       priority("damaThenCount"),
       kAtEqualNumber,
       Side::Blue,
       {"(5,2) x(6,3)(7,4)"}},
      {"capturePriorityEqualCount",
       priority("count"),
       kAtEqualNumber,
       Side::Blue,
       {"(1,2) x(2,3)(3,4)", "(5,2) x(6,3)(7,4)"}},
      {"capturePriorityEqualDama", priority("dama"), kAtEqualNumber, Side::Blue, {"(5,2) x(6,3)(7,4)"}},
      {"capturePriorityEqualAny",
       priority("any"),
       kAtEqualNumber,
       Side::Blue,
       {"(1,2) x(2,3)(3,4)", "(5,2) x(6,3)(7,4)"}},
      {"capturePriorityOneDamaCountThenDama", priority("countThenDama"), kDamaTwoOrOne, Side::Blue, {kRight}},
      {"capturePriorityOneDamaDamaThenCount", priority("damaThenCount"), kDamaTwoOrOne, Side::Blue, {kRight}},
      {"capturePriorityOneDamaCount", priority("count"), kDamaTwoOrOne, Side::Blue, {kRight}},
      {"capturePriorityOneDamaDama",
       priority("dama"),
       kDamaTwoOrOne,
       Side::Blue,
       {kLeftLong, kLeftShort, kRight}},
      {"capturePriorityOneDamaAny",
       priority("any"),
       kDamaTwoOrOne,
       Side::Blue,
       {kLeftLong, kLeftShort, kRight}},
      {"capturePriorityNumberCountThenTakenDama",
       priority("countThenTakenDama"),
       kDamaOrTwoToTake,
       Side::Blue,
       {kTakesTwo}},
      {"capturePriorityNumberTakenDamaThenCount",
       priority("takenDamaThenCount"),
       kDamaOrTwoToTake,
       Side::Blue,
       {kTakesDama}},
      {"capturePriorityEqualCountThenTakenDama",
       priority("countThenTakenDama"),
       kDamaOrOneToTake,
       Side::Blue,
       {kTakesDama}},
      {"capturePriorityEqualTakenDamaThenCount",
       priority("takenDamaThenCount"),
       kDamaOrOneToTake,
       Side::Blue,
       {kTakesDama}},
      {"capturePriorityEqualCountOfDama",
       priority("count"),
       kDamaOrOneToTake,
       Side::Blue,
       {kTakesDama, kTakesOne}},
      {"chainCompulsory",
       R"("capturePriority":"any","chain":"compulsory")",
       kTwoInARow,
       Side::Blue,
       {"(1,2) x(2,3)(3,4) x(4,5)(5,6)"}},
      {"chainOptional",
       R"("capturePriority":"any","chain":"optional")",
       kTwoInARow,
       Side::Blue,
       {"(1,2) x(2,3)(3,4)", "(1,2) x(2,3)(3,4) x(4,5)(5,6)"}},
      {"chainOptionalWhereNumberRules",
       R"("chain":"optional")",
       kTwoInARow,
       Side::Blue,
       {"(1,2) x(2,3)(3,4) x(4,5)(5,6)"}},
      {"removalEachJump",
       R"("removal":"eachJump")",
       kCrossingPaths,
       Side::Red,
       {"(7,6) x(5,4)(3,2) x(4,1)(5,0) x(6,1)(7,2) x(4,5)(2,7)",
        "(7,6) x(5,4)(3,2) x(4,1)(5,0) x(6,1)(7,2) x(4,5)(3,6)"}},
      {"removalEndOfTurn",
       R"("removal":"endOfTurn")",
       kCrossingPaths,
       Side::Red,
       {"(7,6) x(5,4)(3,2) x(4,1)(5,0) x(6,1)(7,2)"}},
      {"damaPathTurningBackSegmentOnce", path("segmentOnce"), kBetweenTwoChips, Side::Blue, upAndDown},
      {"damaPathTurningBackNoReversal", path("noReversal"), kBetweenTwoChips, Side::Blue, upAndDown},
      {"damaPathTurningBackFree",
       path("free"),
       kBetweenTwoChips,
       Side::Blue,
       {kDown + " x(4,3)(5,4)", kDown + " x(4,3)(6,5)", kDown + " x(4,3)(7,6)", kUp + "(5,4) x(2,1)(1,0)",
        kUp + "(6,5) x(2,1)(1,0)", kUp + "(7,6) x(2,1)(1,0)"}},
      {"damaPathRoundTripSegmentOnce",
       path("segmentOnce"),
       kRoundTheDiamond,
       Side::Blue,
       {kRoundBelow + "(0,3)", kRoundAbove + "(0,5)"}},
      {"damaPathRoundTripNoReversal",
       path("noReversal"),
       kRoundTheDiamond,
       Side::Blue,
       {kRoundBelow + "(0,3)", kRoundBelow + "(1,4)", kRoundAbove + "(0,5)", kRoundAbove + "(1,4)"}},
      {"damaPathRoundTripFree",
       path("free"),
       kRoundTheDiamond,
       Side::Blue,
       {kRoundBelow + "(0,3)", kRoundBelow + "(1,4)", kRoundAbove + "(0,5)", kRoundAbove + "(1,4)"}},
      {"damaPathTurningBackSquareOnce", path("squareOnce"), kBetweenTwoChips, Side::Blue, upAndDown},
      {"damaPathRoundTripSquareOnce",
       path("squareOnce"),
       kRoundTheDiamond,
       Side::Blue,
       {"(1,4) x(2,3)(3,2) x(4,3)(5,4) x(4,5)(2,7)", "(1,4) x(2,3)(3,2) x(4,3)(5,4) x(4,5)(3,6)",
        "(1,4) x(2,5)(3,6) x(4,5)(5,4) x(4,3)(1,0)", "(1,4) x(2,5)(3,6) x(4,5)(5,4) x(4,3)(2,1)",
        "(1,4) x(2,5)(3,6) x(4,5)(5,4) x(4,3)(3,2)"}},
      {"damaPathCrossingSquareOnce",
       path("squareOnce"),
       kCrossingPaths,
       Side::Red,
       {"(7,6) x(5,4)(3,2) x(4,1)(5,0) x(6,1)(7,2)"}},
      {"damaPathShortRoundTripSegmentOnce",
       path("segmentOnce") + R"(,"damaRange":"one")",
       kRoundTheDiamond,
       Side::Blue,
       {"(1,4) x(2,3)(3,2) x(4,3)(5,4) x(4,5)(3,6)", "(1,4) x(2,5)(3,6) x(4,5)(5,4) x(4,3)(3,2)"}},
      {"damaPathShortRoundTripSquareOnce",
       path("squareOnce") + R"(,"damaRange":"one")",
       kRoundTheDiamond,
       Side::Blue,
       {"(1,4) x(2,3)(3,2) x(4,3)(5,4) x(4,5)(3,6)", "(1,4) x(2,5)(3,6) x(4,5)(5,4) x(4,3)(3,2)"}},
      {"damaPathShortRoundTripNoReversal",
       path("noReversal") + R"(,"damaRange":"one")",
       kRoundTheDiamond,
       Side::Blue,
       {kRoundBelow + "(1,4)", kRoundAbove + "(1,4)"}},
      {"damaPathBackToALandingSegmentOnce",
       path("segmentOnce") + R"(,"damaRange":"one")",
       kIntoTheDiamond,
       Side::Blue,
       {kIntoBelow + " x(4,5)(5,4)", kIntoAbove + " x(4,3)(5,4)"}},
      {"damaPathBackToALandingSquareOnce",
       path("squareOnce") + R"(,"damaRange":"one")",
       kIntoTheDiamond,
       Side::Blue,
       {kIntoBelow, kIntoAbove}},
      {"promotionTurnEnd",
       R"("promotion":"turnEnd")",
       kThroughTheFarRow,
       Side::Blue,
       {"(2,5) x(3,6)(4,7) x(5,6)(6,5)"}},
      {"promotionStop", R"("promotion":"stop")", kThroughTheFarRow, Side::Blue, {"(2,5) x(3,6)(4,7)"}},
      {"promotionGoOn",
       R"("promotion":"goOn")",
       kThroughTheFarRow,
       Side::Blue,
       {"(2,5) x(3,6)(4,7) x(5,6)(6,5)", "(2,5) x(3,6)(4,7) x(5,6)(7,4)"}},
  };
}

class TurnOptions : public ::testing::TestWithParam<OptionCase> {};

TEST_P(TurnOptions, GiveTheirOwnLegalTurns) {
  const OptionCase& each = GetParam();
  EXPECT_THAT(support::legal(support::drawn(each.drawing, each.toMove), rulesetOf(each.options)),
              ElementsAreArray(each.turns));
}

INSTANTIATE_TEST_SUITE_P(EveryAnswer, TurnOptions, ::testing::ValuesIn(cases()),
                         [](const auto& row) { return row.param.name; });

// M1. The front rows of the start position of every set, for the option firstMover.
constexpr std::string_view kStart = R"(
. . . .
 . . . .
r r r r
 . . . .
. . . .
 b b b b
. . . .
 . . . .
)";

TEST(TurnOptions, FirstMoverBeginsFromTheStart) {
  const std::vector<std::string> blues = {"(1,2)-(0,3)", "(1,2)-(2,3)", "(3,2)-(2,3)", "(3,2)-(4,3)",
                                          "(5,2)-(4,3)", "(5,2)-(6,3)", "(7,2)-(6,3)"};
  const std::vector<std::string> reds = {"(0,5)-(1,4)", "(2,5)-(1,4)", "(2,5)-(3,4)", "(4,5)-(3,4)",
                                         "(4,5)-(5,4)", "(6,5)-(5,4)", "(6,5)-(7,4)"};
  const ChipSet& set = *builtInChipSet("integer");
  const Ruleset blue = rulesetOf(R"("firstMover":"blue")");
  const Ruleset red = rulesetOf(R"("firstMover":"red")");
  EXPECT_THAT(support::legal(startPosition(set, blue), blue), ElementsAreArray(blues));
  EXPECT_THAT(support::legal(startPosition(set, red), red), ElementsAreArray(reds));
  // Only the front rows can move, so a drawing of the front rows has the same turns.
  EXPECT_THAT(support::legal(support::drawn(kStart, Side::Blue), blue), ElementsAreArray(blues));
  EXPECT_THAT(support::legal(support::drawn(kStart, Side::Red), red), ElementsAreArray(reds));
}

struct BreachCase {
  std::string options;
  std::string_view drawing;
  std::string turn;
  std::optional<Breach> breach;  // nullopt: the turn is legal
};

// A capture that another answer would allow gets the breach of the answer in force (K4, K5, K6).
TEST(TurnOptions, ABreachIsTheOneOfTheAnswer) {
  const auto priority = [](const std::string& answer) { return R"("capturePriority":")" + answer + "\""; };
  const std::string ordinaryOne = "(1,2) x(2,3)(3,4)";
  const std::vector<BreachCase> kCases = {
      {priority("countThenDama"), kNumberOrDama, kDamaOne, Breach::NotMaximum},
      {priority("damaThenCount"), kNumberOrDama, kOrdinaryTwo, Breach::DamaPriority},
      {priority("count"), kNumberOrDama, kDamaOne, Breach::NotMaximum},
      {priority("dama"), kNumberOrDama, kOrdinaryTwo, Breach::DamaPriority},
      {priority("any"), kNumberOrDama, kOrdinaryTwo, std::nullopt},
      {priority("any"), kNumberOrDama, kDamaOne, std::nullopt},
      {priority("countThenDama"), kAtEqualNumber, ordinaryOne, Breach::DamaPriority},
      {priority("damaThenCount"), kAtEqualNumber, ordinaryOne, Breach::DamaPriority},
      {priority("count"), kAtEqualNumber, ordinaryOne, std::nullopt},
      {priority("dama"), kAtEqualNumber, ordinaryOne, Breach::DamaPriority},
      {priority("countThenDama"), kDamaTwoOrOne, kLeftLong, Breach::NotMaximum},
      {priority("damaThenCount"), kDamaTwoOrOne, kLeftLong, Breach::NotMaximum},
      {priority("count"), kDamaTwoOrOne, kLeftLong, Breach::NotMaximum},
      {priority("dama"), kDamaTwoOrOne, kLeftLong, std::nullopt},
      {priority("countThenTakenDama"), kDamaOrTwoToTake, kTakesDama, Breach::NotMaximum},
      {priority("takenDamaThenCount"), kDamaOrTwoToTake, kTakesTwo, Breach::DamaPriority},
      {priority("countThenTakenDama"), kDamaOrOneToTake, kTakesOne, Breach::DamaPriority},
      {priority("takenDamaThenCount"), kDamaOrOneToTake, kTakesOne, Breach::DamaPriority},
      {R"("chain":"compulsory")", kTwoInARow, ordinaryOne, Breach::ChainNotFinished},
      {R"("chain":"compulsory","capturePriority":"any")", kTwoInARow, ordinaryOne, Breach::ChainNotFinished},
      {R"("chain":"optional")", kTwoInARow, ordinaryOne, Breach::NotMaximum},
      {R"("chain":"optional","capturePriority":"any")", kTwoInARow, ordinaryOne, std::nullopt},
      {R"("chain":"optional","capturePriority":"any")", kTwoInARow, "(1,2)-(0,3)", Breach::MissedCapture},
  };
  for (const BreachCase& each : kCases) {
    const Ruleset ruleset = rulesetOf(each.options);
    bool found = false;
    for (const PlayableTurn& playable : judgedTurns(ruleset, support::drawn(each.drawing))) {
      if (support::toText(playable.turn) != each.turn) continue;
      found = true;
      EXPECT_EQ(playable.breach, each.breach) << each.options << " " << each.turn;
    }
    EXPECT_TRUE(found) << each.options << " " << each.turn;
  }
}

}  // namespace
}  // namespace damath::rules
