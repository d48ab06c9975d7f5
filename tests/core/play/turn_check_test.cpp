// SPDX-License-Identifier: GPL-3.0-or-later
// A turn typed from paper is checked cell by cell before it is made. The end rows stay as the players wrote
// them.
#include "core/play/turn_check.hpp"
#include "core/play/closing_rows.hpp"
#include "core/rules/breach.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play/live_course.hpp"
#include "core/play/live_game.hpp"
#include "core/play/live_sheet.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/play/made.hpp"
#include "tests/support/laws.hpp"

namespace damath::play {
namespace {

using board::Side;
using sheet::HalfKind;
using test::make;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

LiveGame begun(Keeping keeping = Keeping::Arbiter) {
  const rules::ChipSet& set = support::integers();
  return LiveGame(
      {rules::manual(), set, rules::startPosition(set, rules::manual()), MatchKind::Game, keeping});
}

// Returns a game before its first capture. BLUE can capture: −9 + (−1) = −10.
LiveGame beforeCapture() {
  LiveGame game = begun();
  make(game, "-9 (0,3)");
  make(game, "-1 (1,4)");
  return game;
}

std::vector<std::string> toldOf(const TurnCheck& check) {
  std::vector<std::string> codes;
  for (const std::size_t finding : check.findings) {
    codes.emplace_back(toText(check.report.findings[finding].code));
  }
  return codes;
}

TEST(TurnCheck, EachCellOfACaptureIsJudgedByItself) {
  const LiveGame game = beforeCapture();
  const TurnCheck right = checkedTurn(game, "-9 + (-1) | -10 | -10");
  EXPECT_THAT(right.findings, IsEmpty());
  EXPECT_THAT(right.isRight, ElementsAre(ElementsAre(true, true, true)));
  EXPECT_THAT(right.lines, ElementsAre(2));
  const TurnCheck wrongScore = checkedTurn(game, "-9 + (-1) | -8");
  EXPECT_THAT(wrongScore.isRight, ElementsAre(ElementsAre(true, false, true)));
  EXPECT_THAT(toldOf(wrongScore), ElementsAre("wrongScore"));
  const TurnCheck wrongTotal = checkedTurn(game, "-9 + (-1) | -10 | 10");
  EXPECT_THAT(wrongTotal.isRight, ElementsAre(ElementsAre(true, true, false)));
  EXPECT_THAT(toldOf(wrongTotal), ElementsAre("wrongTotal"));
  EXPECT_EQ(game.turns().size(), 2U) << "nothing is made by a look";
}

TEST(TurnCheck, WhatIsNoTurnOfThePositionIsTold) {
  const LiveGame game = beforeCapture();
  const TurnCheck none = checkedTurn(game, "-9 x (-1)");
  EXPECT_FALSE(none.turn.has_value());
  EXPECT_EQ(std::get<notation::TypedTurnFaultCode>(none.fault.value().code),
            notation::TypedTurnFaultCode::NoSuchTurn);
  const TurnCheck missed = checkedTurn(game, "6 (2,3)");
  EXPECT_EQ(missed.turn.value().breach, rules::Breach::MissedCapture);
  EXPECT_THAT(toldOf(missed), ElementsAre("missedCapture"));
}

TEST(TurnCheck, AFigureBesideAQuietMoveIsWrong) {
  const TurnCheck check = checkedTurn(begun(), "-9 (0,3) | 5");
  ASSERT_TRUE(check.turn.has_value());
  EXPECT_THAT(check.isRight, ElementsAre(ElementsAre(true, false, true)));
}

TEST(TurnCheck, EarlierMistakesAreNotThisTurns) {
  LiveGame game = beforeCapture();
  make(game, "-9 + (-1) | -8 | -8");
  const TurnCheck check = checkedTurn(game, "10 + (-9) | 1 | 1");
  EXPECT_THAT(check.findings, IsEmpty());
  EXPECT_THAT(check.isRight, ElementsAre(ElementsAre(true, true, true)));
}

TEST(Closing, IsReadAsItIsTyped) {
  const auto rows = parseClosing("RC -11 x 2 | -22; RC 6 | 6;TOTAL | -16; GRAND | 59;");
  ASSERT_TRUE(rows.has_value());
  ASSERT_EQ(rows->size(), 4U);
  EXPECT_EQ((*rows)[0], (sheet::Half{HalfKind::Remaining, "-11 x 2", "-22", ""}));
  EXPECT_EQ((*rows)[2].kind, HalfKind::RemainingTotal);
  EXPECT_EQ((*rows)[3].score, "59");
  EXPECT_THAT(parseClosing(" ").value(), IsEmpty());
  for (const char* wrong : {"-9 (0,3)", "RC 6 | 6 | 6 | 6", "RC 6 | 6; 10 x 6 | 60"}) {
    EXPECT_FALSE(parseClosing(wrong).has_value()) << wrong;
  }
  std::string many;
  for (int i = 0; i < 15; ++i) many += "RC 6 | 6;";
  EXPECT_FALSE(parseClosing(many).has_value()) << "more rows than a board has chips";
}

TEST(Closing, StandsBelowTheMovesAsItWasWritten) {
  LiveCourse course({rules::manual(), support::integers(),
                     rules::startPosition(support::integers(), rules::manual()), MatchKind::Game,
                     Keeping::Arbiter});
  const ClosingStep closing{Side::Blue, parseClosing("RC 6 | 6; GRAND | 7").value()};
  EXPECT_FALSE(course.follow(closing)) << "the game goes on";
  ASSERT_TRUE(course.follow(EndStep{rules::Ending::Time}));
  const sheet::Sheet plain = sheetOf(course.game());
  ASSERT_TRUE(course.follow(closing));
  const sheet::Sheet typed = sheetOf(course.game());
  EXPECT_EQ(typed.lines[0].of(Side::Blue), (sheet::Half{HalfKind::Remaining, "6", "6", ""}));
  EXPECT_EQ(typed.lines[1].of(Side::Blue), (sheet::Half{HalfKind::GrandTotal, "", "7", ""}));
  EXPECT_EQ(typed.lines[2].of(Side::Blue).kind, HalfKind::Blank);
  for (std::size_t i = 0; i < plain.lines.size(); ++i) {
    EXPECT_EQ(typed.lines[i].of(Side::Red), plain.lines[i].of(Side::Red)) << i;
  }
  ASSERT_TRUE(course.follow(ClosingStep{Side::Blue, {}}));
  EXPECT_EQ(sheetOf(course.game()), plain) << "nothing typed is the program's";
  ASSERT_TRUE(course.follow(closing));
  ASSERT_TRUE(course.follow(ReopenStep{}));
  EXPECT_THAT(course.game().closing(Side::Blue), IsEmpty()) << "the game goes on";
}

TEST(Closing, TheProgramsOwnSheetIsTypedByNobody) {
  LiveCourse course({rules::manual(), support::integers(),
                     rules::startPosition(support::integers(), rules::manual()), MatchKind::Game,
                     Keeping::Program});
  ASSERT_TRUE(course.follow(EndStep{rules::Ending::Time}));
  EXPECT_FALSE(course.follow(ClosingStep{Side::Blue, parseClosing("GRAND | 7").value()}));
}

}  // namespace
}  // namespace damath::play
