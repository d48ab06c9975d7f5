// SPDX-License-Identifier: GPL-3.0-or-later
// Every option of rulebook 9 that changes scores: drawn positions with one capture each, and scores worked
// out by hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/exact/number_text.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/law/spelling.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"

namespace damath::rules {
namespace {

using board::Side;
using board::Square;
using exact::Number;
using support::rulesetOf;

ChipSet setOf(std::string_view name) {
  return *builtInChipSet(name);
}

board::ChipIndex chipOf(const ChipSet& set, std::string_view text) {
  const auto found = std::ranges::find(set.chips, text, &Chip::text);
  EXPECT_NE(found, set.chips.end()) << text;
  return static_cast<board::ChipIndex>(found - set.chips.begin());
}

// A drawing with one chip of each side. The side to move has one capture with one jump.
struct Scene {
  std::string_view drawing;
  Side toMove = Side::Blue;
};

// BLUE lands on the ÷ of (5,4) (B3).
constexpr Scene kQuotient{R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . b . .
. . . .
 . . . .
)"};
// The capture of kQuotient, but the taken chip is a dama, so the score counts times 2 (S2).
constexpr Scene kQuotientOfDama{R"(
. . . .
 . . . .
. . . .
 . . . .
. . R .
 . b . .
. . . .
 . . . .
)"};
// BLUE lands on the + of (2,5).
constexpr Scene kSum{R"(
. . . .
 . . . .
. . . .
 r . . .
b . . .
 . . . .
. . . .
 . . . .
)"};
// RED lands on the ÷ of (2,3), which is (5,4) as RED sees the board (B4).
constexpr Scene kQuotientOfRed{R"(
. . . .
 . . . .
. . r .
 . b . .
. . . .
 . . . .
. . . .
 . . . .
)",
                               Side::Red};

JumpScore scored(const Scene& scene, const ChipSet& set, std::string_view blue, std::string_view red,
                 const Ruleset& ruleset) {
  const auto position =
      support::drawn(scene.drawing, scene.toMove, {{chipOf(set, blue)}, {chipOf(set, red)}});
  const TurnList turns = legalTurns(ruleset, position);
  EXPECT_EQ(turns.size(), 1U);
  const Jump jump = turns.at(0).jumps()[0];
  return scoreOf(ruleset, set, position.at(turns[0].start()).value(), position.at(jump.taken).value(),
                 jump.landing);
}

std::string scoreText(const Scene& scene, std::string_view set, std::string_view blue, std::string_view red,
                      const std::string& options) {
  return exact::toText(scored(scene, setOf(set), blue, red, rulesetOf(options)).value);
}

struct RoundingCase {
  const char* answer;
  const char* minusSevenOverTwo;     // score of −7 ÷ 2 (exactly −3.5), integer set
  const char* tenOverFour;           // score of 10 ÷ 4 (exactly 2.5), integer set
  const char* tenOverMinusThree;     // score of 10 ÷ −3 (exactly −3.33…), integer set
  const char* sevenTenthsOverThree;  // score of 7/10 ÷ 3/10 (exactly 2.33…), fraction set
  const char* polynomial;            // score of 78xy² ÷ (−55x) on (5,4): −1248/55 = −22.6909…
};

TEST(ScoreOptions, S3Rounding) {
  constexpr RoundingCase kCases[] = {
      {"perSet", "-4", "3", "-3", "7/3", "-2269/100"},
      {"halfAway", "-4", "3", "-3", "2", "-23"},
      {"halfEven", "-4", "2", "-3", "2", "-23"},
      {"halfUp", "-3", "3", "-3", "2", "-23"},
      {"floor", "-4", "2", "-4", "2", "-23"},
      {"truncate", "-3", "2", "-3", "2", "-22"},
      {"decimals 0", "-4", "3", "-3", "2", "-23"},
      {"decimals 1", "-7/2", "5/2", "-33/10", "23/10", "-227/10"},
      {"decimals 3", "-7/2", "5/2", "-3333/1000", "2333/1000", "-22691/1000"},
      {"exact", "-7/2", "5/2", "-10/3", "7/3", "-1248/55"},
  };
  for (const RoundingCase& each : kCases) {
    const std::string option = std::string(R"("rounding":")") + each.answer + "\"";
    EXPECT_EQ(scoreText(kQuotient, "integer", "-7", "2", option), each.minusSevenOverTwo) << option;
    EXPECT_EQ(scoreText(kQuotient, "integer", "10", "4", option), each.tenOverFour) << option;
    EXPECT_EQ(scoreText(kQuotient, "integer", "10", "-3", option), each.tenOverMinusThree) << option;
    EXPECT_EQ(scoreText(kQuotient, "fraction", "7/10", "3/10", option), each.sevenTenthsOverThree) << option;
    EXPECT_EQ(scoreText(kQuotient, "polynomial", "78xy²", "-55x", option), each.polynomial) << option;
  }
}

// Only quotients are rounded; in sets with variables, every score is rounded.
TEST(ScoreOptions, S3WhatIsRounded) {
  for (const char* answer : {"perSet", "halfAway", "floor", "decimals 0", "exact"}) {
    const std::string option = std::string(R"("rounding":")") + answer + "\"";
    EXPECT_EQ(scoreText(kSum, "fraction", "11/10", "12/10", option), "23/10") << option;
    EXPECT_EQ(scoreText(kSum, "radical", "-√8", "4√18", option), "10√2") << option;
  }
  // A chip of the contest's own set: (1/3)x + 6x on (2,5) is 38/3.
  ChipSet set = setOf("polynomial");
  set.chips[0] = {set.chips[0].square, "1/3x", *parseChipValue("1/3x")};
  const auto sum = [&](const char* answer) {
    const Ruleset ruleset = rulesetOf(std::string(R"("rounding":")") + answer + "\"");
    return exact::toText(scored(kSum, set, "1/3x", "6x", ruleset).value);
  };
  EXPECT_EQ(sum("perSet"), "1267/100");
  EXPECT_EQ(sum("floor"), "12");
  EXPECT_EQ(sum("decimals 1"), "127/10");
  EXPECT_EQ(sum("exact"), "38/3");
}

TEST(ScoreOptions, S3RoundBeforeMultiplier) {
  const std::string before = R"("roundBeforeMultiplier":"yes")";
  const std::string after = R"("roundBeforeMultiplier":"no")";
  // Rounded first: −3.5 ≈ −4, doubled −8. Doubled first: −7.
  EXPECT_EQ(scoreText(kQuotientOfDama, "integer", "-7", "2", before), "-8");
  EXPECT_EQ(scoreText(kQuotientOfDama, "integer", "-7", "2", after), "-7");
  // Rounded first: −3.33… ≈ −3, doubled −6. Doubled first: −6.66… ≈ −7.
  EXPECT_EQ(scoreText(kQuotientOfDama, "integer", "10", "-3", before), "-6");
  EXPECT_EQ(scoreText(kQuotientOfDama, "integer", "10", "-3", after), "-7");
  // Rounded first: −22.6909… ≈ −22.69, doubled −45.38. Doubled first: −45.3818… ≈ −45.38.
  EXPECT_EQ(scoreText(kQuotientOfDama, "polynomial", "78xy²", "-55x", before), "-2269/50");
  EXPECT_EQ(scoreText(kQuotientOfDama, "polynomial", "78xy²", "-55x", after), "-2269/50");
}

TEST(ScoreOptions, S3RoundBeforeMultiplierAsItIsWritten) {
  const ChipSet set = setOf("integer");
  const auto written = [&](const std::string& options, const char* blue, const char* red) {
    const Ruleset ruleset = rulesetOf(options);
    return sheet::scoreText({ruleset, set}, scored(kQuotientOfDama, set, blue, red, ruleset));
  };
  EXPECT_EQ(written(R"("roundBeforeMultiplier":"yes")", "-7", "2"), "-3.5 ≈ -4 x 2 = -8");
  EXPECT_EQ(written(R"("roundBeforeMultiplier":"no")", "-7", "2"), "-3.5 x 2 = -7");
  EXPECT_EQ(written(R"("roundBeforeMultiplier":"no")", "10", "-3"), "-10/3 x 2 = -20/3 ≈ -7");
}

// Captures −7 ÷ 2, −5 ÷ 2 and 10 ÷ 4. If each score is rounded (−4, −3, 3), the running totals are −4, −7 and
// −4. If only the totals are rounded, they are −3.5 ≈ −4, −6 and −3.5 ≈ −4.
TEST(ScoreOptions, S3RoundEntries) {
  const ChipSet set = setOf("integer");
  const auto totals = [&](const std::string& options) {
    const Ruleset ruleset = rulesetOf(options);
    std::string text;
    Number sum;
    for (const auto& [blue, red] : {std::pair("-7", "2"), std::pair("-5", "2"), std::pair("10", "4")}) {
      const Number value = scored(kQuotient, set, blue, red, ruleset).value;
      sum += value;
      text += exact::toText(value) + "|" + exact::toText(ScoreLaw(ruleset, set).runningTotal(sum)) + " ";
    }
    return text;
  };
  EXPECT_EQ(totals(R"("roundEntries":"eachEntry")"), "-4|-4 -3|-7 3|-4 ");
  EXPECT_EQ(totals(R"("roundEntries":"totalOnly")"), "-7/2|-4 -5/2|-6 5/2|-4 ");
  EXPECT_EQ(totals(R"("roundEntries":"totalOnly","rounding":"truncate")"), "-7/2|-3 -5/2|-6 5/2|-3 ");
  EXPECT_EQ(totals(R"("roundEntries":"totalOnly","rounding":"exact")"), "-7/2|-7/2 -5/2|-6 5/2|-7/2 ");
  EXPECT_EQ(totals(R"("roundEntries":"totalOnly","roundBeforeMultiplier":"no")"), "-7/2|-4 -5/2|-6 5/2|-4 ");
}

// Polynomial −22.6909… six times. If each score is rounded: 6 × −22.69 = −136.14. If only the total is
// rounded: −136.1454… ≈ −136.15. By default, fractions are not rounded, so their total stays exact.
TEST(ScoreOptions, S3RoundEntriesInOtherSets) {
  const auto total = [](std::string_view name, const char* blue, const char* red, int times,
                        const std::string& options) {
    const ChipSet set = setOf(name);
    const Ruleset ruleset = rulesetOf(options);
    Number sum;
    for (int i = 0; i < times; ++i) sum += scored(kQuotient, set, blue, red, ruleset).value;
    return exact::toText(ScoreLaw(ruleset, set).runningTotal(sum), exact::FigureStyle::Decimal);
  };
  EXPECT_EQ(total("polynomial", "78xy²", "-55x", 6, R"("roundEntries":"eachEntry")"), "-136.14");
  EXPECT_EQ(total("polynomial", "78xy²", "-55x", 6, R"("roundEntries":"totalOnly")"), "-136.15");
  EXPECT_EQ(total("fraction", "7/10", "3/10", 2, R"("roundEntries":"totalOnly")"), "14/3");
  EXPECT_EQ(total("fraction", "7/10", "3/10", 2, R"("roundEntries":"totalOnly","rounding":"halfUp")"), "5");
  EXPECT_EQ(total("fraction", "7/10", "3/10", 2, R"("rounding":"halfUp")"), "4");
}

TEST(ScoreOptions, S4DivideByZero) {
  const ChipSet set = setOf("integer");
  struct {
    const char* answer;
    bool hasNoScore;
    bool isAsked;
    const char* written;  // the text of the Score cell as the program writes it
  } const kCases[] = {
      {"zero", false, false, "0"}, {"noScore", true, false, ""}, {"askArbiter", false, true, "0"}};
  for (const auto& each : kCases) {
    const Ruleset ruleset = rulesetOf(std::string(R"("divideByZero":")") + each.answer + "\"");
    const JumpScore score = scored(kQuotient, set, "10", "0", ruleset);
    EXPECT_TRUE(score.divisionByZero) << each.answer;
    EXPECT_EQ(score.value, Number(0)) << each.answer;
    EXPECT_EQ(sheet::hasNoScore({ruleset, set}, score), each.hasNoScore) << each.answer;
    EXPECT_EQ(sheet::isAsked({ruleset, set}, score), each.isAsked) << each.answer;
    EXPECT_EQ(sheet::scoreText({ruleset, set}, score), each.written) << each.answer;
    // 0 ÷ 10 is not a division by 0 under any answer.
    EXPECT_FALSE(scored(kQuotient, set, "0", "10", ruleset).divisionByZero) << each.answer;
  }
}

// RED's 78xy² ÷ (−55x) on (2,3): y is 4 in RED's own frame, which gives −22.69. y is 3 in BLUE's frame: 78·9
// ÷ −55 = −12.7636….
TEST(ScoreOptions, S5PolynomialFrame) {
  EXPECT_EQ(scoreText(kQuotientOfRed, "polynomial", "-55x", "78xy²", R"("polynomialFrame":"perSet")"),
            "-2269/100");
  EXPECT_EQ(scoreText(kQuotientOfRed, "polynomial", "-55x", "78xy²", R"("polynomialFrame":"ownSide")"),
            "-2269/100");
  EXPECT_EQ(scoreText(kQuotientOfRed, "polynomial", "-55x", "78xy²", R"("polynomialFrame":"absolute")"),
            "-319/25");
  // BLUE's frame is the absolute frame.
  for (const char* answer : {"ownSide", "absolute"}) {
    const std::string option = std::string(R"("polynomialFrame":")") + answer + "\"";
    EXPECT_EQ(scoreText(kQuotient, "polynomial", "78xy²", "-55x", option), "-2269/100") << answer;
  }
}

// The frame also applies to the chips left (S7): RED's 78xy² on (1,2), which is (6,5) as RED sees the board.
TEST(ScoreOptions, S7PolynomialFrameOfChipsLeft) {
  const ChipSet set = setOf("polynomial");
  const board::Piece red{Side::Red, chipOf(set, "78xy²"), board::Rank::Ordinary};
  const auto remaining = [&](const std::string& options) {
    return remainingValue(rulesetOf(options), set, red, Square::at(1, 2).value());
  };
  EXPECT_EQ(remaining(R"("polynomialFrame":"ownSide")"), Number(78 * 6 * 25));
  EXPECT_EQ(remaining(R"("polynomialFrame":"absolute")"), Number(78 * 1 * 4));
}

// RED's chip moves to (1,4), which is (6,3) as RED sees the board.
TEST(ScoreOptions, N1NotationFrame) {
  const auto written = [](std::string_view name, const std::string& options) {
    return sheet::squareText(rulesetOf(options), setOf(name), Square::at(1, 4).value(), Side::Red);
  };
  EXPECT_EQ(written("integer", R"("notationFrame":"perSet")"), "(1,4)");
  EXPECT_EQ(written("polynomial", R"("notationFrame":"perSet")"), "(6,3)");
  for (const std::string_view name : builtInChipSetNames()) {
    EXPECT_EQ(written(name, R"("notationFrame":"ownSide")"), "(6,3)") << name;
    EXPECT_EQ(written(name, R"("notationFrame":"absolute")"), "(1,4)") << name;
  }
}

TEST(ScoreOptions, E2ScoreDirection) {
  const Ruleset higher = rulesetOf(R"("scoreDirection":"higherWins")");
  const Ruleset lower = rulesetOf(R"("scoreDirection":"lowerWins")");
  EXPECT_EQ(resultOf(higher, Ending::Time, Number(5), Number(-3)), Result::BlueWins);
  EXPECT_EQ(resultOf(lower, Ending::Time, Number(5), Number(-3)), Result::RedWins);
  EXPECT_EQ(resultOf(lower, Ending::Cornered, Number(-6), Number(-3)), Result::BlueWins);
  EXPECT_EQ(resultOf(lower, Ending::Time, Number(5), Number(5)), Result::Draw);
  // E3 overrides the score direction.
  EXPECT_EQ(resultOf(lower, Ending::NoShowBlue, Number(0), Number(9)), Result::RedWins);
}

}  // namespace
}  // namespace damath::rules
