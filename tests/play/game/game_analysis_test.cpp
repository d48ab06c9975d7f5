// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the analysis of a practice game, and of a sheet as the audit replays it.
#include "app/play/game/game_analysis.hpp"

#include <gtest/gtest.h>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::game {
namespace {

using board::Side;
using board::Square;

const rules::ChipSet& integers() {
  return *rules::builtInChipSet("integer");
}
game::Setup integerGame() {
  return setupOf(damathLaw(rules::manual(), integers()));
}
sheet::AuditReport audited(std::string_view text) {
  return sheet::audit(notation::parseSheetText(text).value(), integers(), rules::manual());
}
const AnalysisWatch kGoOn = [](int, int) { return true; };

TEST(GameAnalysis, ASheetAndItsTurnsAreTheSameGame) {
  const auto report = audited(
      "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || -7 - (-9) | 2 | 2\n");
  const GameCourse ofSheet = courseOf(report);
  ASSERT_EQ(ofSheet.turns.size(), 4U);
  EXPECT_FALSE(ofSheet.lostFrom.has_value());
  rules::TurnList turns;
  for (const sheet::ReplayedTurn& turn : report.turns) turns.push_back(turn.turn);
  const GameCourse ofTurns = courseOf(integerGame(), turns);
  ASSERT_EQ(ofTurns.turns.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(ofSheet.turns[i].before, ofTurns.turns[i].before);
    EXPECT_EQ(ofSheet.turns[i].side, ofTurns.turns[i].side);
    EXPECT_EQ(ofSheet.turns[i].running, ofTurns.turns[i].running);
    EXPECT_EQ(ofSheet.turns[i].line, static_cast<int>(i / 2) + 1);
  }
  EXPECT_EQ(ofSheet.turns[3].running, (std::array<exact::Number, 2>{-10, 2}));
}

TEST(GameAnalysis, ATurnThatBreaksARuleStandsAndTheGameGoesOn) {
  // BLUE must capture with its −9 but moves another chip.
  const auto report = audited("[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n4 (6,3) | | || | |\n");
  const GameCourse course = courseOf(report);
  ASSERT_GE(course.turns.size(), 3U);
  const auto analysed = analysisOf(integerGame(), course, kGoOn);
  ASSERT_EQ(analysed.size(), course.turns.size());
  EXPECT_TRUE(analysed[0].isLegal());
  EXPECT_FALSE(analysed[2].isLegal());
  EXPECT_TRUE(analysed[2].review.result.best.has_value()) << "what was due is told";
  EXPECT_EQ(givenBy(analysed, Side::Blue), analysed[0].review.loss().value());
}

TEST(GameAnalysis, ItEndsWhereNoPlayLeadsOn) {
  auto report = audited(
      "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || -7 - (-9) | 2 | 2\n");
  report.turns[2].before = report.turns[1].before;
  report.replay = sheet::Replay::Partial;
  const GameCourse course = courseOf(report);
  EXPECT_EQ(course.turns.size(), 2U);
  EXPECT_EQ(course.lostFrom, 2);
  report.turns.clear();
  report.replay = sheet::Replay::None;
  EXPECT_TRUE(courseOf(report).turns.empty());
  EXPECT_EQ(courseOf(report).lostFrom, 1);
}

TEST(GameAnalysis, StoppedItKeepsWhatIsDone) {
  rules::RunningGame game = integerGame().newGame();
  rules::TurnList turns;
  for (int i = 0; i < 6; ++i) {
    turns.push_back(game.turns().front());
    game.play(turns.back());
  }
  const GameCourse course = courseOf(integerGame(), turns);
  const auto analysed = analysisOf(integerGame(), course, [](int done, int all) {
    EXPECT_EQ(all, 6);
    return done < 2;
  });
  ASSERT_EQ(analysed.size(), 2U);
  for (const AnalysedTurn& each : analysed) EXPECT_TRUE(each.review.loss().has_value());
}

TEST(GameAnalysis, CompanionGamesHaveNoTotals) {
  const game::Setup dame = setupOf(lawOfCompanion(rules::Game::Dame));
  rules::RunningGame game = dame.newGame();
  const rules::Turn first = game.turns().front();
  const auto analysed = analysisOf(dame, courseOf(dame, {first}), kGoOn);
  ASSERT_EQ(analysed.size(), 1U);
  EXPECT_EQ(analysed[0].made.running, (std::array<exact::Number, 2>{}));
  EXPECT_GE(analysed[0].review.loss().value(), 0);
}

}  // namespace
}  // namespace damath::game
