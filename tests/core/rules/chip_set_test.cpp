// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the built-in chip sets with the table of rulebook 2, and checks the rules for every set (C1, B5).
#include "core/rules/chip_set.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/rules/standard_rulesets.hpp"
#include "tests/support/plain_score.hpp"
#include "tests/support/printing.hpp"

namespace damath::rules {
namespace {

using board::Side;
using board::Square;
using ::testing::IsEmpty;

struct Row {
  std::string_view set;
  std::array<std::string_view, 12> texts;  // the chips of the front, the middle and the back row
};
constexpr Row kPrintedSets[] = {
    {"counting", {"10", "7", "2", "5", "1", "4", "11", "8", "12", "9", "6", "3"}},
    {"whole", {"9", "6", "1", "4", "0", "3", "10", "7", "11", "8", "5", "2"}},
    {"fraction",
     {"10/10", "7/10", "2/10", "5/10", "1/10", "4/10", "11/10", "8/10", "12/10", "9/10", "6/10", "3/10"}},
    {"integer", {"-9", "6", "-1", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"}},
    {"rational",
     {"-9/10", "6/10", "-1/10", "4/10", "0", "-3/10", "10/10", "-7/10", "-11/10", "8/10", "-5/10", "2/10"}},
    {"radical",
     {"-9√2", "-√8", "4√18", "16√32", "-49√8", "-25√18", "36√32", "64√2", "-121√18", "-81√32", "100√2",
      "144√8"}},
    {"polynomial",
     {"-3x²y", "-xy²", "6x", "10y", "-21xy²", "-15x", "28y", "36x²y", "-55x", "-45y", "66x²y", "78xy²"}},
};
constexpr std::pair<int, int> kSquares[12] = {{1, 2}, {3, 2}, {5, 2}, {7, 2}, {0, 1}, {2, 1},
                                              {4, 1}, {6, 1}, {1, 0}, {3, 0}, {5, 0}, {7, 0}};

TEST(ChipSet, B5TextsAndSquaresOfTheTable) {
  EXPECT_EQ(builtInChipSetNames().size(), std::size(kPrintedSets));
  for (const Row& row : kPrintedSets) {
    const ChipSet* set = builtInChipSet(row.set);
    ASSERT_NE(set, nullptr) << row.set;
    EXPECT_EQ(set->name, row.set);
    EXPECT_THAT(faultsOf(*set), IsEmpty());
    for (std::size_t i = 0; i < 12; ++i) {
      EXPECT_EQ(set->chips[i].text, row.texts[i]) << row.set;
      EXPECT_EQ(set->chips[i].square, Square::at(kSquares[i].first, kSquares[i].second));
    }
  }
  EXPECT_EQ(builtInChipSet("sci"), nullptr);
}

// Compares the value of each chip on every square with a second implementation (plain_score), whose values
// were copied by hand from the rulebook.
TEST(ChipSet, C3ValuesOfTheTable) {
  for (const Row& row : kPrintedSets) {
    const ChipSet& set = *builtInChipSet(row.set);
    for (int chip = 0; chip < 12; ++chip) {
      for (int number = 0; number < board::kSquares; ++number) {
        const Square square(number);
        const auto plain =
            support::plainRemaining(row.set, {'b', chip, false, false}, {square.x(), square.y()});
        ASSERT_EQ(set.chips[static_cast<std::size_t>(chip)].value.at(square.x(), square.y()),
                  support::toNumber(plain))
            << row.set << " " << row.texts[static_cast<std::size_t>(chip)];
      }
    }
  }
}

TEST(ChipSet, C1TextsDifferButValuesMayNot) {
  for (const Row& row : kPrintedSets) {
    const std::set<std::string_view> texts(row.texts.begin(), row.texts.end());
    EXPECT_EQ(texts.size(), 12U) << row.set;
  }
  const ChipSet& radical = *builtInChipSet("radical");
  EXPECT_EQ(radical.chips[3].value, radical.chips[7].value);  // 16√32 = 64√2
}

TEST(ChipSet, ArithmeticFollowsTheValues) {
  const auto arithmetic = [](std::string_view name) { return builtInChipSet(name)->arithmetic(); };
  for (const auto name : {"counting", "whole", "integer"}) EXPECT_EQ(arithmetic(name), Arithmetic::Whole);
  for (const auto name : {"fraction", "rational", "radical"}) EXPECT_EQ(arithmetic(name), Arithmetic::Exact);
  EXPECT_EQ(arithmetic("polynomial"), Arithmetic::Variables);
  EXPECT_EQ(builtInChipSet("polynomial")->figureStyle(), exact::FigureStyle::Decimal);
  EXPECT_EQ(builtInChipSet("radical")->figureStyle(), exact::FigureStyle::Fraction);
}

TEST(ChipSet, N1FrameOfMovesIsOwnSideForPolynomial) {
  EXPECT_EQ(builtInChipSet("polynomial")->notationFrame(manual()), board::Frame::OwnSide);
  EXPECT_EQ(builtInChipSet("integer")->notationFrame(manual()), board::Frame::Absolute);
  Ruleset ruleset = manual();
  change(ruleset, &Ruleset::notationFrame, board::Frame::Absolute);
  EXPECT_EQ(builtInChipSet("polynomial")->notationFrame(ruleset), board::Frame::Absolute);
}

TEST(ChipSet, B5RedStandsAHalfTurnAway) {
  const ChipSet& set = *builtInChipSet("integer");
  const board::Position start = startPosition(set, manual());
  for (std::size_t i = 0; i < 12; ++i) {
    const auto chip = static_cast<board::ChipIndex>(i);
    const auto [x, y] = kSquares[i];
    EXPECT_EQ(start.find(Side::Blue, chip), Square::at(x, y));
    EXPECT_EQ(start.find(Side::Red, chip), Square::at(7 - x, 7 - y));
  }
  EXPECT_EQ(start.damas(), 0U);
  EXPECT_EQ(std::popcount(start.vacant()), 8);
}

bool operator==(const ChipSetFault& a, const ChipSetFault& b) {
  return a.breach == b.breach && a.entry == b.entry;
}

TEST(ChipSet, FaultsOfAContestsOwnSet) {
  ChipSet set = *builtInChipSet("integer");
  set.chips[3].text = "-9";
  set.chips[5].text = "";
  set.chips[7].square = set.chips[6].square;
  set.chips[9].square = Square::at(0, 3).value();
  const auto faults = faultsOf(set);
  ASSERT_EQ(faults.size(), 4U);
  EXPECT_TRUE((faults[0] == ChipSetFault{ChipSetBreach::TextTwice, 3}));
  EXPECT_TRUE((faults[1] == ChipSetFault{ChipSetBreach::TextEmpty, 5}));
  EXPECT_TRUE((faults[2] == ChipSetFault{ChipSetBreach::SquareTwice, 7}));
  EXPECT_TRUE((faults[3] == ChipSetFault{ChipSetBreach::SquareNotBlues, 9}));
}

// Every chip is examined, the first and the last too.
TEST(ChipSet, AFaultOfAnyChipIsFound) {
  const ChipSet& right = *builtInChipSet("whole");
  for (std::size_t i = 0; i < right.chips.size(); ++i) {
    ChipSet set = right;
    set.chips[i].text.clear();
    ASSERT_EQ(faultsOf(set).size(), 1U) << i;
    EXPECT_TRUE((faultsOf(set)[0] == ChipSetFault{ChipSetBreach::TextEmpty, i}));
    set = right;
    set.chips[i].square = *Square::at(0, 7);
    ASSERT_EQ(faultsOf(set).size(), 1U) << i;
    EXPECT_TRUE((faultsOf(set)[0] == ChipSetFault{ChipSetBreach::SquareNotBlues, i}));
  }
}

TEST(ChipSet, TextsThatNameAValue) {
  const auto value = [](std::string_view text) { return parseChipValue(text).value(); };
  EXPECT_EQ(value("-9"), (exact::Monomial{exact::Number(-9), 0, 0}));
  EXPECT_EQ(value("10/10"), (exact::Monomial{exact::Number(1), 0, 0}));
  EXPECT_EQ(value("x"), (exact::Monomial{exact::Number(1), 1, 0}));
  EXPECT_EQ(value("-xy²"), (exact::Monomial{exact::Number(-1), 1, 2}));
  EXPECT_EQ(value("36x^2y"), (exact::Monomial{exact::Number(36), 2, 1}));
  EXPECT_EQ(value("y²"), (exact::Monomial{exact::Number(1), 0, 2}));
  EXPECT_EQ(value("-√8"), (exact::Monomial{exact::Number::root(exact::Rational(-2), 2), 0, 0}));
  for (const auto text : {"", "-", "²", "2z", "3²", "x y", "1/0", "xx", "--x"}) {
    EXPECT_FALSE(parseChipValue(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace damath::rules
