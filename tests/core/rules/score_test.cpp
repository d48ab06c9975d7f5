// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of scores and remaining chips (S1–S5, S7) with the values of rulebook 12.
#include "core/rules/score.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/rules/standard_rulesets.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/printing.hpp"

namespace damath::rules {
namespace {

using board::Operator;
using board::Piece;
using board::Rank;
using board::Side;
using board::Square;
using exact::Number;
using exact::Rational;

Square at(int x, int y) {
  return Square::at(x, y).value();
}

Piece chip(std::string_view set, Side side, std::string_view text, Rank rank = Rank::Ordinary) {
  const auto& chips = builtInChipSet(set)->chips;
  const auto found = std::ranges::find(chips, text, &Chip::text);
  EXPECT_NE(found, chips.end()) << text;
  return {side, static_cast<board::ChipIndex>(found - chips.begin()), rank};
}

// Returns the score of a jump in which BLUE's chip takes RED's chip. If `mover` is RED, RED's chip takes
// BLUE's chip.
JumpScore score(std::string_view set, std::string_view taker, std::string_view taken, Square landing,
                const Ruleset& ruleset = manual(), Side mover = Side::Blue) {
  return scoreOf(ruleset, *builtInChipSet(set), chip(set, mover, taker), chip(set, opponent(mover), taken),
                 landing);
}

std::string valueText(const JumpScore& jump, std::string_view set) {
  return exact::toText(jump.value, builtInChipSet(set)->figureStyle());
}

// A square of each operator in the row y = 3 (B3).
const Square kTimes = at(0, 3);
const Square kDivide = at(2, 3);
const Square kMinus = at(4, 3);
const Square kPlus = at(6, 3);

TEST(Score, S1OperatorOfTheLandingSquareTakerFirst) {
  EXPECT_EQ(score("integer", "10", "-3", kPlus).value, Number(7));
  EXPECT_EQ(score("integer", "10", "-3", kMinus).value, Number(13));
  EXPECT_EQ(score("integer", "-3", "10", kMinus).value, Number(-13));
  EXPECT_EQ(score("integer", "10", "-3", kTimes).value, Number(-30));
  EXPECT_EQ(score("integer", "10", "2", kDivide).value, Number(5));
  const JumpScore jump = score("integer", "10", "-3", kMinus);
  EXPECT_EQ(jump.taker, Number(10));
  EXPECT_EQ(jump.taken, Number(-3));
  EXPECT_EQ(jump.sign, Operator::Minus);
  EXPECT_EQ(jump.multiplier, 1);
}

TEST(Score, S1OpeningOfTheIntegerGame) {
  const ChipSet& set = *builtInChipSet("integer");
  const auto playText = [](board::Position& position, std::string_view text) {
    for (const Turn& turn : legalTurns(manual(), position)) {
      if (support::toText(turn) == text) return play(manual(), position, turn);
    }
    FAIL() << "no legal turn " << text;
  };
  const auto scoreIn = [&set](const board::Position& position, Square taker, Square taken, Square landing) {
    return scoreOf(manual(), set, position.at(taker).value(), position.at(taken).value(), landing).value;
  };
  board::Position position = startPosition(set, manual());
  playText(position, "(1,2)-(0,3)");
  playText(position, "(2,5)-(1,4)");
  EXPECT_EQ(scoreIn(position, at(0, 3), at(1, 4), at(2, 5)), Number(-10));
  playText(position, "(0,3) x(1,4)(2,5)");
  EXPECT_EQ(support::legal(position), (std::vector<std::string>{"(1,6) x(2,5)(3,4)", "(3,6) x(2,5)(1,4)"}));
  EXPECT_EQ(scoreIn(position, at(3, 6), at(2, 5), at(1, 4)), Number(1));
  EXPECT_EQ(scoreIn(position, at(1, 6), at(2, 5), at(3, 4)), Number(2));
}

TEST(Score, S2DoubledForEachDama) {
  const ChipSet& set = *builtInChipSet("integer");
  const auto value = [&set](Rank taker, Rank taken) {
    const JumpScore jump = scoreOf(manual(), set, chip("integer", Side::Blue, "10", taker),
                                   chip("integer", Side::Red, "-5", taken), kTimes);
    EXPECT_EQ(jump.raw, Number(-50));
    return jump.value;
  };
  EXPECT_EQ(value(Rank::Ordinary, Rank::Ordinary), Number(-50));
  EXPECT_EQ(value(Rank::Dama, Rank::Ordinary), Number(-100));
  EXPECT_EQ(value(Rank::Ordinary, Rank::Dama), Number(-100));
  EXPECT_EQ(value(Rank::Dama, Rank::Dama), Number(-200));
}

TEST(Score, P2ChipCrownedByThisTurnScoresAsOrdinary) {
  const auto position = support::drawn(R"(
. . . .
 . r . .
. b . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)");
  const TurnList turns = legalTurns(manual(), position);
  ASSERT_EQ(turns.size(), 1U);
  board::Position next = position;
  play(manual(), next, turns[0]);
  EXPECT_EQ(next.at(at(4, 7))->rank, Rank::Dama);
  const Jump jump = turns[0].jumps()[0];
  EXPECT_EQ(scoreOf(manual(), *builtInChipSet("integer"), position.at(turns[0].start()).value(),
                    position.at(jump.taken).value(), jump.landing)
                .multiplier,
            1);
}

struct QuotientCase {
  std::string_view set;
  std::string_view taker;
  std::string_view taken;
  std::string_view value;
};

TEST(Score, S3QuotientsBySet) {
  constexpr QuotientCase kCases[] = {
      {"integer", "-7", "2", "-4"},         // −3.5
      {"integer", "-1", "2", "-1"},         // −0.5
      {"integer", "-1", "4", "0"},          // −0.25
      {"integer", "-3", "-5", "1"},         // 0.6
      {"counting", "5", "2", "3"},          // 2.5
      {"counting", "1", "2", "1"},          // 0.5
      {"counting", "4", "3", "1"},          // 1.33
      {"whole", "3", "2", "2"},             // 1.5
      {"whole", "0", "7", "0"},             //
      {"fraction", "7/10", "2/10", "7/2"},  //
      {"fraction", "10/10", "3/10", "10/3"},
      {"rational", "-7/10", "6/10", "-7/6"},
      {"radical", "16√32", "64√2", "1"},
      {"radical", "-9√2", "-√8", "9/2"},
      {"radical", "-25√18", "144√8", "-25/96"},
  };
  for (const auto& [set, taker, taken, value] : kCases) {
    EXPECT_EQ(valueText(score(set, taker, taken, kDivide), set), value)
        << set << " " << taker << " ÷ " << taken;
  }
}

TEST(Score, S3SumsAndProductsStayExact) {
  EXPECT_EQ(valueText(score("rational", "-3/10", "-7/10", kTimes), "rational"), "21/100");
  EXPECT_EQ(valueText(score("fraction", "11/10", "12/10", kPlus), "fraction"), "23/10");
  EXPECT_EQ(valueText(score("radical", "-√8", "4√18", kPlus), "radical"), "10√2");
  EXPECT_EQ(valueText(score("radical", "-√8", "4√18", kTimes), "radical"), "-48");
  EXPECT_EQ(valueText(score("radical", "16√32", "64√2", kMinus), "radical"), "0");
}

TEST(Score, S3RoundingComesBeforeTheMultiplier) {
  const ChipSet& set = *builtInChipSet("integer");
  const Piece dama = chip("integer", Side::Blue, "-7", Rank::Dama);
  const Piece two = chip("integer", Side::Red, "2");
  const JumpScore jump = scoreOf(manual(), set, dama, two, kDivide);
  EXPECT_EQ(jump.raw, Number(Rational(-7, 2)));
  EXPECT_EQ(jump.rounded, Number(-4));
  EXPECT_EQ(jump.multiplier, 2);
  EXPECT_EQ(jump.value, Number(-8));
  Ruleset after = manual();
  change(after, &Ruleset::roundBeforeMultiplier, YesNo::No);
  EXPECT_EQ(scoreOf(after, set, dama, two, kDivide).value, Number(-7));
}

TEST(Score, S3OptionRounding) {
  const auto rounding = [](const Rounding& answer) {
    Ruleset ruleset = manual();
    change(ruleset, &Ruleset::rounding, answer);
    return score("integer", "-7", "2", kDivide, ruleset).value;
  };
  EXPECT_EQ(rounding(RoundNever{}), Number(Rational(-7, 2)));
  EXPECT_EQ(rounding(RoundTo{exact::RoundingMode::Floor, 0}), Number(-4));
  EXPECT_EQ(rounding(RoundTo{exact::RoundingMode::Truncate, 0}), Number(-3));
  EXPECT_EQ(rounding(RoundTo{exact::RoundingMode::HalfUp, 0}), Number(-3));
  EXPECT_EQ(rounding(RoundTo{exact::RoundingMode::HalfAway, 1}), Number(Rational(-7, 2)));
}

TEST(Score, S4DivisionByNoughtScoresNoughtAndIsMarked) {
  for (const std::string_view taker : {"9", "0"}) {
    const JumpScore jump = score("whole", taker, "0", kDivide);
    EXPECT_EQ(jump.value, Number(0));
    EXPECT_TRUE(jump.divisionByZero);
  }
  EXPECT_FALSE(score("whole", "0", "9", kDivide).divisionByZero);
  EXPECT_FALSE(score("whole", "9", "0", kTimes).divisionByZero);
  // y is 0 for BLUE on the ÷ at (5, 0).
  const JumpScore vanished = score("polynomial", "-15x", "28y", at(5, 0));
  EXPECT_TRUE(vanished.divisionByZero);
  EXPECT_EQ(vanished.value, Number(0));
}

TEST(Score, S5PolynomialFigures) {
  EXPECT_EQ(score("polynomial", "-3x²y", "-xy²", at(4, 5)).value, Number(24000));
  EXPECT_EQ(valueText(score("polynomial", "-15x", "-xy²", at(6, 5)), "polynomial"), "0.6");
  EXPECT_EQ(valueText(score("polynomial", "78xy²", "-55x", at(5, 4)), "polynomial"), "-22.69");
  EXPECT_EQ(score("polynomial", "-15x", "-15x", at(0, 3)).value, Number(0));
}

TEST(Score, S5RedReadsItsOwnSide) {
  // RED sees (2, 3) as (5, 4) and (3, 2) as (4, 5).
  EXPECT_EQ(valueText(score("polynomial", "78xy²", "-55x", at(2, 3), manual(), Side::Red), "polynomial"),
            "-22.69");
  EXPECT_EQ(score("polynomial", "-3x²y", "-xy²", at(3, 2), manual(), Side::Red).value, Number(24000));
  // The manual's sheet: −15x − (−3x²y) on (4, 3) in RED's frame, (3, 4) on the board.
  EXPECT_EQ(score("polynomial", "-15x", "-3x²y", at(3, 4), manual(), Side::Red).value, Number(84));
  Ruleset absolute = manual();
  change(absolute, &Ruleset::polynomialFrame, board::Frame::Absolute);
  EXPECT_EQ(score("polynomial", "-15x", "-3x²y", at(4, 3), absolute, Side::Red).taker, Number(-60));
}

TEST(Score, S7DamaCountsDoubleWithItsSign) {
  const ChipSet& set = *builtInChipSet("integer");
  const auto remaining = [&set](std::string_view text, Rank rank) {
    return remainingValue(manual(), set, chip("integer", Side::Blue, text, rank), at(1, 2));
  };
  EXPECT_EQ(remaining("-11", Rank::Ordinary), Number(-11));
  EXPECT_EQ(remaining("-11", Rank::Dama), Number(-22));
  EXPECT_EQ(remaining("8", Rank::Dama), Number(16));
  EXPECT_EQ(remaining("0", Rank::Dama), Number(0));
}

TEST(Score, S7PolynomialChipsOnTheirRestingSquare) {
  const ChipSet& set = *builtInChipSet("polynomial");
  const auto remaining = [&set](Side side, Rank rank, Square square) {
    return remainingValue(manual(), set, chip("polynomial", side, "78xy²", rank), square);
  };
  EXPECT_EQ(remaining(Side::Blue, Rank::Dama, at(1, 2)), Number(624));
  EXPECT_EQ(remaining(Side::Blue, Rank::Ordinary, at(1, 2)), Number(312));
  EXPECT_EQ(remaining(Side::Red, Rank::Ordinary, at(6, 5)), Number(312));
  EXPECT_EQ(remaining(Side::Red, Rank::Ordinary, at(1, 2)), Number(78 * 6 * 25));
}

TEST(Score, S7IntegerSidesSumToMinusSix) {
  const ChipSet& set = *builtInChipSet("integer");
  const board::Position start = startPosition(set, manual());
  for (const Side side : board::kSides) {
    Number sum;
    for (board::Bits rest = start.of(side); rest != 0; rest &= rest - 1) {
      const Square square = board::firstSquare(rest);
      sum += remainingValue(manual(), set, start.at(square).value(), square);
    }
    EXPECT_EQ(sum, Number(-6));
  }
}

}  // namespace
}  // namespace damath::rules
