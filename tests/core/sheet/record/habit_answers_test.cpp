// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the sheet's tag that holds the reviewer's answers about habits.
#include "core/sheet/record/habit_answers.hpp"

#include <gtest/gtest.h>

#include "core/board/square_frame.hpp"
#include "core/notation/sheet/sheet_csv.hpp"
#include "tests/core/sheet/reports.hpp"

namespace damath::sheet {
namespace {

using board::Side;
using board::SquareFrame;
using board::Symmetry;

const HabitOfColumn kRedSquares{Side::Red, "squares otherSide"};
const HabitOfColumn kBlueTotals{Side::Blue, "totals scoreAlone"};

TEST(HabitAnswers, AreReadAndWritten) {
  const std::string text = "red squares otherSide accepted; blue totals scoreAlone declined";
  const HabitAnswers answers(text);
  EXPECT_EQ(answers.all(), (std::vector<HabitAnswer>{{kRedSquares, HabitDecision::Accepted},
                                                     {kBlueTotals, HabitDecision::Declined}}));
  EXPECT_EQ(answers.on(kRedSquares), HabitDecision::Accepted);
  EXPECT_EQ(answers.on(kBlueTotals), HabitDecision::Declined);
  EXPECT_EQ(answers.on({Side::Blue, "squares otherSide"}), std::nullopt) << "the other column";
  EXPECT_EQ(answers.on({Side::Red, "squares changedOver"}), std::nullopt) << "another habit";
  EXPECT_EQ(answers.text(), text);
}

TEST(HabitAnswers, AnUnknownPartIsKeptAndMeansNothing) {
  const std::string text =
      "green squares otherSide accepted; red squares otherSide; red signs perhaps maybe; ∞";
  HabitAnswers answers(text);
  EXPECT_TRUE(answers.all().empty());
  EXPECT_EQ(answers.text(), text);
  answers.answer(kRedSquares, HabitDecision::Declined);
  EXPECT_EQ(answers.text(), text + "; red squares otherSide declined");
}

TEST(HabitAnswers, ANewAnswerTakesThePlaceOfAnEarlierOne) {
  HabitAnswers answers(" red  squares otherSide   accepted ;; red squares otherSide declined;");
  EXPECT_EQ(answers.on(kRedSquares), HabitDecision::Declined) << "the last word counts";
  answers.answer(kRedSquares, HabitDecision::Accepted);
  answers.answer(kBlueTotals, HabitDecision::Declined);
  EXPECT_EQ(answers.text(), "red squares otherSide accepted; blue totals scoreAlone declined");
  EXPECT_EQ(HabitAnswers().text(), "");
}

TEST(HabitAnswers, EveryFrameHasItsOwnWords) {
  EXPECT_EQ(wordsOf(SquareFrame{Symmetry::HalfTurn, 0, 0}), "squares otherSide");
  EXPECT_EQ(wordsOf(SquareFrame{Symmetry::Transposed, 1, 1}), "squares changedOver+fromOne");
  for (const SquareFrame& frame : board::kSquareFrames) EXPECT_EQ(frameOf(wordsOf(frame)), frame);
  EXPECT_EQ(frameOf("squares fromTheMoon"), std::nullopt);
}

TEST(HabitAnswers, AFindingThatIsNoHabitHasNone) {
  Finding finding;
  EXPECT_TRUE(habitsIn(finding).empty());
  finding.code = FindingCode::HabitTotals;
  finding.kind = FindingCase::ScoreAlone;
  finding.side = Side::Blue;
  EXPECT_TRUE(habitsIn(finding).empty()) << "what follows from a habit has no scope";
  HabitScope scope;
  finding.facts = scope;
  EXPECT_EQ(habitsIn(finding), (std::vector<HabitOfColumn>{kBlueTotals}));
  scope.isOfBoth = true;
  finding.facts = scope;
  EXPECT_EQ(habitsIn(finding).size(), 2U);
}

TEST(HabitAnswers, TheTagGoesThroughTheSheetsTextAndCsv) {
  const Sheet sheet = test::parsed(
      "[Set \"integer\"]\n[Habits \"red squares otherSide accepted; later word\"]\n\n-9 (0,3) | | || | |\n");
  EXPECT_EQ(HabitAnswers::of(sheet).on(kRedSquares), HabitDecision::Accepted);
  EXPECT_EQ(test::parsed(notation::toSheetText(sheet)), sheet);
  const auto table = notation::parseSheetCsv(notation::toSheetCsv(sheet));
  ASSERT_TRUE(table.has_value());
  EXPECT_EQ(*table, sheet);
}

}  // namespace
}  // namespace damath::sheet
