// SPDX-License-Identifier: GPL-3.0-or-later
// Every score of the table equals the score of the rules.
#include "core/engine/score_table.hpp"

#include <gtest/gtest.h>

#include "core/exact/rounding.hpp"
#include "core/rules/score.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::engine {
namespace {

using board::ChipIndex;
using board::Piece;
using board::Rank;
using board::Side;
using board::Square;

Value hundredths(const exact::Number& points) {
  return exact::rounded(points * exact::Number(100), exact::RoundingMode::HalfAway, 0).integer().value();
}

// Returns the number of table entries that differ from the rules. Compares one taken chip for each taker and
// landing square.
int wrongFigures(const rules::Ruleset& ruleset, const rules::ChipSet& set, Value sign) {
  const ScoreTable table(ruleset, set);
  int wrong = 0;
  for (const Side side : board::kSides) {
    for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
      for (const Rank rank : {Rank::Ordinary, Rank::Dama}) {
        const Piece taker{side, chip, rank};
        for (int number = 0; number < board::kSquares; ++number) {
          const Square square(number);
          if (table.remaining(taker, square) !=
              sign * hundredths(rules::remainingValue(ruleset, set, taker, square))) {
            ++wrong;
          }
          const Piece taken{opponent(side), static_cast<ChipIndex>((chip * 5 + number) % 12),
                            number % 3 == 0 ? Rank::Dama : Rank::Ordinary};
          if (table.jump(taker, taken, square) !=
              sign * hundredths(rules::scoreOf(ruleset, set, taker, taken, square).value)) {
            ++wrong;
          }
        }
      }
    }
  }
  return wrong;
}

class EverySetsTable : public ::testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Sets, EverySetsTable, ::testing::ValuesIn(rules::builtInChipSetNames()),
                         [](const auto& given) { return std::string(given.param); });

TEST_P(EverySetsTable, HoldsTheScoresOfTheRules) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  EXPECT_EQ(wrongFigures(rules::manual(), set, 1), 0);
  rules::Ruleset other = rules::manual();
  rules::change(other, &rules::Ruleset::scoreDirection, rules::ScoreDirection::LowerWins);
  rules::change(other, &rules::Ruleset::roundBeforeMultiplier, rules::YesNo::No);
  rules::change(other, &rules::Ruleset::polynomialFrame, board::Frame::Absolute);
  EXPECT_EQ(wrongFigures(other, set, -1), 0);
  rules::change(other, &rules::Ruleset::polynomialFrame, board::Frame::OwnSide);
  rules::change(other, &rules::Ruleset::rounding, rules::RoundTo{exact::RoundingMode::Floor, 1});
  EXPECT_EQ(wrongFigures(other, set, -1), 0);
}

TEST(ScoreTable, ScoresBeyondTheRangeOfValuesCountAsTheGreatest) {
  rules::ChipSet set = *rules::builtInChipSet("integer");
  for (rules::Chip& chip : set.chips) chip.value = *rules::parseChipValue("9000000000000000000");
  const ScoreTable table(rules::manual(), set);
  const Square times = Square::at(0, 3).value();
  EXPECT_EQ(table.jump({Side::Blue, 0, Rank::Ordinary}, {Side::Red, 0, Rank::Ordinary}, times),
            kGreatestScore);
  EXPECT_EQ(table.remaining({Side::Blue, 0, Rank::Dama}, times), kGreatestScore);
}

}  // namespace
}  // namespace damath::engine
