// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the replayed part of a game and of the list of open rulings (rulebook T6).
#include "core/sheet/settle/coverage.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/sheet/reports.hpp"

namespace damath::test {
namespace {

using board::Side;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;
using testing::ElementsAre;
using testing::IsEmpty;

Finding findingAt(FindingCode code, int line, Side side) {
  Finding finding;
  finding.code = code;
  finding.line = line;
  finding.side = side;
  return finding;
}

TEST(GameCoverage, CountsTheTurnsOfThePaper) {
  const auto whole = sheet::coverageOf(audited(parsed("[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n")));
  EXPECT_TRUE(whole.isFollowed());
  EXPECT_EQ(whole.followed, 2U);
  EXPECT_EQ(whole.turns, 2U);
  const auto part = sheet::coverageOf(
      audited(parsed("[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n8 (1,0) || 6 (1,0)\n10 (1,0) || 8 (1,0)\n"
                     "4 (1,0) || 2 (1,0)\n")));
  EXPECT_FALSE(part.isFollowed());
  EXPECT_EQ(part.followed, 2U);
  EXPECT_EQ(part.turns, 8U);
}

TEST(GameCoverage, CountsTheTurnsOfWhichSeveralFit) {
  sheet::AuditReport report;
  report.turns.resize(3);
  for (sheet::ReplayedTurn& turn : report.turns) turn.lines = {1};
  report.turns[1].isOpen = true;
  EXPECT_EQ(sheet::coverageOf(report).open, 1U);
  report.turns[2].isOpen = true;
  EXPECT_EQ(sheet::coverageOf(report).open, 2U);
}

TEST(GameCoverage, IsNotWholeWhereTheWorkLimitEndedTheSearch) {
  sheet::AuditReport report;
  report.replay = sheet::Replay::Complete;
  EXPECT_TRUE(sheet::coverageOf(report).isFollowed());
  report.limitReached = true;
  EXPECT_FALSE(sheet::coverageOf(report).isFollowed());
}

TEST(OpenGaps, AreThoseThatNobodyHasRuledOn) {
  sheet::AuditReport report;
  report.findings = {findingAt(FindingCode::WrongScore, 1, Side::Blue),
                     findingAt(FindingCode::Gap, 3, Side::Blue), findingAt(FindingCode::Gap, 9, Side::Red)};
  EXPECT_THAT(sheet::openGaps(report, {}), ElementsAre(1, 2));
  EXPECT_THAT(sheet::openGaps(report, {{3, Side::Blue, Cell::Move, {}}}), ElementsAre(2));
  EXPECT_THAT(sheet::openGaps(report, {{3, Side::Blue, Cell::Score, {}}, {9, Side::Blue, Cell::Move, {}}}),
              ElementsAre(1, 2))
      << "of other cells";
  EXPECT_THAT(
      sheet::openGaps(report, {{3, Side::Blue, Cell::Move, "6 (4,3)"}, {9, Side::Red, Cell::Move, {}}}),
      IsEmpty());
}

TEST(OpenGaps, NameTheQuestionAndNotTheGapThatFollowsFromIt) {
  sheet::AuditReport report;
  report.findings = {findingAt(FindingCode::ExchangedColumns, 4, Side::Blue),
                     findingAt(FindingCode::Gap, 4, Side::Red)};
  report.findings[0].kind = sheet::FindingCase::Unproven;
  report.findings[1].causedBy = 0;
  EXPECT_THAT(sheet::openGaps(report, {}), ElementsAre(0));
  EXPECT_THAT(sheet::openGaps(report, {{4, Side::Blue, Cell::Move, {}}}), IsEmpty());
  EXPECT_THAT(sheet::openGaps(report, {{4, Side::Red, Cell::Move, {}}}), IsEmpty()) << "it is one question";
  report.findings[0].kind = sheet::FindingCase::Plain;
  EXPECT_THAT(sheet::openGaps(report, {}), ElementsAre(1)) << "proven";
}

}  // namespace
}  // namespace damath::test
