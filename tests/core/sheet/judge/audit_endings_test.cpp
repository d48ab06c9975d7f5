// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of sheets whose turns end the game automatically, of resignations decided by score, and of games that
// RED opens (M1, E1–E4).
#include <gmock/gmock.h>

#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/settle/correction.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "tests/core/sheet/reports.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"

namespace damath::test {
namespace {

using board::Side;
using rules::Ending;
using rules::Result;
using rules::Ruleset;
using support::integers;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Answers>
Ruleset with(Answers answers) {
  Ruleset ruleset = rules::manual();
  answers(ruleset);
  return ruleset;
}

// Two damas move to and fro. BLUE's 8 counts 16, and RED's −7 counts −14.
board::Position start() {
  return support::drawn(R"(
. . . R
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 B . . .
)",
                        Side::Blue, {{9}, {7}});
}

sheet::Sheet shuffled(int rounds, Ending ending) {
  const auto at = [](int x, int y) { return *board::Square::at(x, y); };
  sheet::GameRecord game;
  game.start = start();
  game.ending = ending;
  for (int i = 0; i < rounds; ++i) {
    game.turns.push_back({at(1, 0), at(0, 1)});
    game.turns.push_back({at(6, 7), at(7, 6)});
    game.turns.push_back({at(0, 1), at(1, 0)});
    game.turns.push_back({at(7, 6), at(6, 7)});
  }
  return written(game, integers(), rules::manual(), sheet::Routes::AsOnPaper);
}

sheet::AuditReport auditedUnder(const Ruleset& ruleset, const sheet::Sheet& sheet) {
  return sheet::audit(sheet, integers(), ruleset, start());
}

TEST(AuditEndings, E4TheArbiterConfirmsSoTheGameGoesOn) {
  const auto report = auditedUnder(rules::manual(), shuffled(3, Ending::Time));
  EXPECT_EQ(report.turns.size(), 12U);
  EXPECT_EQ(report.ending, Ending::Time);
  EXPECT_EQ(report.result, Result::BlueWins);
  EXPECT_FALSE(report.hasErrors());
  EXPECT_EQ(linesOf(report).front(), "4 red move repetition E4: -7 (6,7) -> -");
}

TEST(AuditEndings, E4AutomaticEndsTheGameByItsTotals) {
  const Ruleset ruleset = with([](Ruleset& r) {
    rules::change(r, &rules::Ruleset::repetitionEnds, rules::RepetitionEnds::Automatic);
  });
  const auto report = auditedUnder(ruleset, shuffled(3, Ending::Time));
  EXPECT_EQ(report.turns.size(), 8U);
  EXPECT_EQ(report.ending, Ending::Repetition);
  EXPECT_EQ(report.result, Result::BlueWins);
  EXPECT_EQ(report.replay, sheet::Replay::Complete);
  EXPECT_THAT(
      linesOf(report),
      ElementsAre("4 red move repetition 9: -7 (6,7) -> -", "5 blue move entryAfterEnd 9: 8 (0,1) -> -",
                  "5 red move entryAfterEnd 9: -7 (7,6) -> -", "6 blue move entryAfterEnd 9: 8 (1,0) -> -",
                  "6 red move entryAfterEnd 9: -7 (6,7) -> -"));
}

// BLUE's dama goes to and fro, and RED's dama goes on along the long line.
TEST(AuditEndings, E4TheChipsOfOnePlayerAreEnoughByOption) {
  const board::Position before = support::drawn(R"(
R . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 B . . .
)",
                                                board::Side::Blue, {{9}, {7}});
  const auto at = [](int x, int y) { return *board::Square::at(x, y); };
  const int kReds[][2] = {{0, 7}, {1, 6}, {2, 5}, {5, 2}, {6, 1}, {7, 0}};
  sheet::GameRecord game;
  game.start = before;
  game.ending = Ending::Time;
  for (int i = 0; i < 5; ++i) {
    game.turns.push_back(i % 2 == 0 ? rules::Turn{at(1, 0), at(0, 1)} : rules::Turn{at(0, 1), at(1, 0)});
    game.turns.push_back({at(kReds[i][0], kReds[i][1]), at(kReds[i + 1][0], kReds[i + 1][1])});
  }
  for (const auto by : {rules::RepetitionBy::Either, rules::RepetitionBy::One}) {
    const Ruleset ruleset = with([&](Ruleset& r) { rules::change(r, &rules::Ruleset::repetitionBy, by); });
    const sheet::Sheet sheet = written(game, integers(), ruleset, sheet::Routes::AsOnPaper);
    const auto report = sheet::audit(sheet, integers(), ruleset, before);
    EXPECT_FALSE(report.hasErrors());
    if (by == rules::RepetitionBy::Either) {
      EXPECT_THAT(linesOf(report), IsEmpty());
    } else {
      EXPECT_THAT(linesOf(report), ElementsAre("5 blue move repetition 9: 8 (0,1) -> -"));
    }
  }
}

TEST(AuditEndings, E4DrawOverridesTheTotals) {
  const Ruleset ruleset = with(
      [](Ruleset& r) { rules::change(r, &rules::Ruleset::repetitionEnds, rules::RepetitionEnds::Draw); });
  const auto report = auditedUnder(ruleset, shuffled(2, Ending::Time));
  EXPECT_EQ(report.ending, Ending::Repetition);
  EXPECT_EQ(report.result, Result::Draw);
  EXPECT_THAT(linesOf(report), ElementsAre("4 red move repetition 9: -7 (6,7) -> -",
                                           "- - result wrongResult 9: 1-0 -> 1/2-1/2"));
}

TEST(AuditEndings, ACorrectedSheetOfAnEndedGameIsClean) {
  const Ruleset ruleset = with(
      [](Ruleset& r) { rules::change(r, &rules::Ruleset::repetitionEnds, rules::RepetitionEnds::Draw); });
  const sheet::Sheet sheet = shuffled(3, Ending::Time);
  const sheet::Sheet corrected = sheet::corrected(sheet, integers(), ruleset, auditedUnder(ruleset, sheet));
  EXPECT_EQ(corrected.ending(), Ending::Repetition);
  EXPECT_EQ(corrected.result(), Result::Draw);
  const auto again = auditedUnder(ruleset, corrected);
  EXPECT_FALSE(again.hasErrors());
  EXPECT_EQ(again.result, Result::Draw);
}

TEST(AuditEndings, E1InactivityEndsTheGameAtItsPly) {
  const Ruleset ruleset = with([](Ruleset& r) { rules::change(r, &rules::Ruleset::inactivityPlies, 3); });
  const auto report = auditedUnder(ruleset, shuffled(1, Ending::Time));
  EXPECT_EQ(report.turns.size(), 3U);
  EXPECT_EQ(report.ending, Ending::Inactivity);
  EXPECT_EQ(report.result, Result::BlueWins);
  EXPECT_THAT(linesOf(report), ElementsAre("2 red move entryAfterEnd 9: -7 (6,7) -> -"));
  EXPECT_EQ(auditedUnder(with([](Ruleset& r) { rules::change(r, &rules::Ruleset::inactivityPlies, 4); }),
                         shuffled(1, Ending::Time))
                .ending,
            Ending::Inactivity);
  EXPECT_EQ(auditedUnder(with([](Ruleset& r) { rules::change(r, &rules::Ruleset::inactivityPlies, 5); }),
                         shuffled(1, Ending::Time))
                .ending,
            Ending::Time);
}

TEST(AuditEndings, E1AgreementByOptionIsADraw) {
  const Ruleset ruleset =
      with([](Ruleset& r) { rules::change(r, &rules::Ruleset::drawByAgreement, rules::YesNo::Yes); });
  EXPECT_EQ(auditedUnder(ruleset, shuffled(1, Ending::Agreement)).result, Result::Draw);
}

TEST(AuditEndings, E3ResignationByOption) {
  const sheet::Sheet resigned = shuffled(1, Ending::ResignBlue);
  EXPECT_EQ(auditedUnder(rules::manual(), resigned).result, Result::RedWins);
  const Ruleset score =
      with([](Ruleset& r) { rules::change(r, &rules::Ruleset::resignation, rules::Resignation::Score); });
  EXPECT_EQ(auditedUnder(score, resigned).result, Result::BlueWins);
}

// Audits a game that RED opens: RED −1 to (3,4), BLUE −9 to (2,3), RED takes the −9 and lands on the ÷ of
// (1,2) for 0. Returns the findings except those of the end block.
std::vector<std::string> openedByRed(const std::string& lines) {
  const Ruleset ruleset = with([](Ruleset& r) { rules::change(r, &rules::Ruleset::firstMover, Side::Red); });
  const auto report = sheet::audit(parsed("[Set \"integer\"]\n" + lines), integers(), ruleset);
  std::vector<std::string> found;
  for (const std::string& line : linesOf(report)) {
    if (line.find("emaining") == std::string::npos && line.find("grandTotal") == std::string::npos) {
      found.push_back(line);
    }
  }
  EXPECT_EQ(report.replay, sheet::Replay::Complete);
  EXPECT_EQ(report.turns.at(0).side, Side::Red);
  EXPECT_EQ(report.turns.size(), 3U);
  return found;
}

TEST(AuditEndings, M1RedsFirstMoveMayStandAlone) {
  EXPECT_THAT(openedByRed("|| -1 (3,4)\n-9 (2,3) || -1 / (-9) | 0 | 0\n"), IsEmpty());
}

TEST(AuditEndings, M1RedsHalfMayBePlayedFirst) {
  EXPECT_THAT(openedByRed("-9 (2,3) || -1 (3,4)\n || -1 / (-9) | 0 | 0\n"), IsEmpty());
}

TEST(AuditEndings, M1TheMistakeOfARedOpeningIsFound) {
  EXPECT_THAT(openedByRed("-9 (2,3) || -1 (3,4)\n || -1 / (-9) | 1 | 1\n"),
              ElementsAre("2 red score wrongRounding S3: 1 -> 0", "2 red total wrongTotal S6: 1 -> 0 <0"));
}

}  // namespace
}  // namespace damath::test
