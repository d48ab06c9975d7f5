// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the question about a habit, and of its answer, in both languages.
#include "app/words/texts/habit_questions.hpp"

#include <gtest/gtest.h>

#include "core/board/square_frame.hpp"

namespace damath::words {
namespace {

using board::Side;
using sheet::HabitDecision;
using sheet::HabitOfColumn;

TEST(HabitQuestions, TheQuestionSaysWhatIsMeantAndWhose) {
  constexpr board::Frame kAbsolute = board::Frame::Absolute;
  const HabitOfColumn red{Side::Red, "squares otherSide"};
  EXPECT_EQ(habitQuestion({red}, Language::English, kAbsolute), "Read RED’s squares from RED’s side?");
  EXPECT_EQ(habitQuestion({red}, Language::Filipino, kAbsolute),
            "Babasahin ba ang mga puwesto ng RED mula sa panig ng RED?");
  EXPECT_EQ(habitQuestion({{Side::Blue, "squares changedOver"}, {Side::Red, "squares changedOver"}},
                          Language::English, kAbsolute),
            "Read both players’ squares with x and y swapped?");
  EXPECT_EQ(habitQuestion({{Side::Blue, "squares asAsked+fromOne"}}, Language::English, kAbsolute),
            "Read BLUE’s squares, counted from 1?");
  EXPECT_EQ(habitQuestion({{Side::Red, "squares otherSide+xFromOne"}}, Language::English, kAbsolute),
            "Read RED’s squares from RED’s side, x counted from 1?");
  EXPECT_EQ(habitAnswer({red}, HabitDecision::Accepted, Language::English, kAbsolute),
            "Read RED’s squares from RED’s side? Yes");
  EXPECT_EQ(habitAnswers("blue totals scoreAlone declined; noise; red squares otherSide accepted",
                         Language::English),
            "Did BLUE write only the line’s score under Total? No; Read RED’s squares from the other side of "
            "the board? Yes");
  EXPECT_EQ(habitAnswers("", Language::English), "");
  const HabitOfColumn blue{Side::Blue, "signs chips"};
  EXPECT_EQ(habitQuestion({blue}, Language::English), "Did BLUE leave out the minus signs of the chips?");
  EXPECT_EQ(habitQuestion({blue, {Side::Red, "signs chips"}}, Language::English),
            "Did both players leave out the minus signs of the chips?");
  EXPECT_EQ(habitQuestion({blue}, Language::Filipino),
            "Nakaligtaan ba ng BLUE na isulat ang minus ng mga chip?");
}

TEST(HabitQuestions, ATurnIsNamedByItsSquaresAndItsLine) {
  const HabitOfColumn chain = sheet::turnInQuestion(12, Side::Red, "@(0,3)(2,5)(4,7)");
  EXPECT_EQ(habitQuestion({chain}, Language::English),
            "Did RED make the turn (0,3) → (2,5) → (4,7) on line 12?");
  EXPECT_EQ(habitQuestion({chain}, Language::Filipino),
            "Ginawa ba ng RED ang tirang (0,3) → (2,5) → (4,7) sa linya 12?");
  EXPECT_EQ(habitQuestion({sheet::turnInQuestion(30, Side::Blue, "-")}, Language::English),
            "Was the game over before BLUE’s turn on line 30?");
  EXPECT_EQ(habitQuestion({{Side::Blue, "turn on"}}, Language::English), "");
}

TEST(HabitQuestions, ExchangedColumnsNameTheirFirstLine) {
  EXPECT_EQ(habitQuestion({sheet::exchangedColumns()}, Language::English, {}, 10),
            "Did the players write in each other’s column from line 10 on?");
  EXPECT_EQ(habitQuestion({sheet::exchangedColumns()}, Language::Filipino, {}, 10),
            "Sa kolum ba ng isa’t isa nagsulat ang mga manlalaro mula sa linya 10?");
  EXPECT_EQ(habitQuestion({sheet::exchangedColumns()}, Language::English),
            "Did the players write in each other’s column?");
}

TEST(HabitQuestions, WhoseSideIsMeantDependsOnTheRuleset) {
  const HabitOfColumn blue{Side::Blue, "squares otherSide"};
  const HabitOfColumn red{Side::Red, "squares otherSide"};
  EXPECT_EQ(habitQuestion({blue}, Language::English, board::Frame::Absolute),
            "Read BLUE’s squares from RED’s side?");
  EXPECT_EQ(habitQuestion({blue}, Language::English, board::Frame::OwnSide),
            "Read BLUE’s squares from RED’s side?");
  EXPECT_EQ(habitQuestion({red}, Language::English, board::Frame::OwnSide),
            "Read RED’s squares from BLUE’s side?");
  EXPECT_EQ(habitQuestion({blue, red}, Language::English, board::Frame::Absolute),
            "Read both players’ squares from RED’s side?");
  EXPECT_EQ(habitQuestion({blue, red}, Language::English, board::Frame::OwnSide),
            "Read both players’ squares from the other side of the board?");
}

TEST(HabitQuestions, EveryHabitHasAQuestionOfItsOwn) {
  std::vector<std::string> all;
  for (const board::SquareFrame& frame : board::kSquareFrames) all.push_back(sheet::wordsOf(frame));
  for (const char* what :
       {"operands swapped", "scores swapped", "signs chips", "signs scores", "signs totals", "doubling never",
        "doubling always", "scores rounding", "scores roundBeforeMultiplier", "scores polynomialFrame",
        "totals scoreAlone", "totals zeroBesideQuiet", "totals oneLate"}) {
    all.emplace_back(what);
  }
  for (const Language language : {Language::English, Language::Filipino}) {
    for (const std::string& what : all) {
      EXPECT_TRUE(habitQuestion({{Side::Red, what}}, language).ends_with('?')) << what;
      EXPECT_TRUE(habitQuestion({{Side::Blue, what}, {Side::Red, what}}, language).ends_with('?')) << what;
    }
  }
  EXPECT_EQ(habitQuestion({{Side::Red, "squares sideways"}}, Language::English), "");
}

}  // namespace
}  // namespace damath::words
