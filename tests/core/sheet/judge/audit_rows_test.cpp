// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of single decisions of the audit on short sheets.
#include <gmock/gmock.h>

#include "tests/core/sheet/reports.hpp"

namespace damath::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Audits the first four turns of a game: BLUE −9 to (0,3), RED −1 to (1,4), BLUE takes, RED's 10 takes the
// −9. The sheets have no R.C. rows on purpose: these tests are about the lines alone.
std::vector<std::string> moves(const std::string& lines) {
  std::vector<std::string> found;
  for (const std::string& line : linesOf(audited(parsed("[Set \"integer\"]\n" + lines)))) {
    const bool endBlock =
        line.find("emaining") != std::string::npos || line.find("grandTotal") != std::string::npos;
    if (!endBlock) found.push_back(line);
  }
  return found;
}

const std::string kOpening =
    "-9 (0,3)  |     |     || -1 (1,4)  |   |\n"
    "-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";

TEST(AuditRows, TheManualsOpeningIsRight) {
  EXPECT_THAT(moves(kOpening), IsEmpty());
}

TEST(AuditRows, AReplyMayStandOnTheNextLine) {
  EXPECT_THAT(moves("-9 (0,3) ||\n || -1 (1,4)\n-9 + (-1) | -10 | -10 ||\n || 10 + (-9) | 1 | 1\n"),
              IsEmpty());
}

TEST(AuditRows, CarriedTotalsFollowFromTheWrongScore) {
  EXPECT_THAT(
      moves("-9 (0,3) || -1 (1,4)\n-9 + (-1) | -8 | -8 || 10 + (-9) | 1 | 1\n"),
      ElementsAre("2 blue score wrongScore S1: -8 -> -10", "2 blue total wrongTotal S6: -8 -> -10 <0"));
}

TEST(AuditRows, AScoreThatFollowsTheWrongSignIsItsConsequence) {
  EXPECT_THAT(
      moves("-9 (0,3) || -1 (1,4)\n-9 - (-1) | -8 | -8 || 10 + (-9) | 1 | 1\n"),
      ElementsAre("2 blue move wrongOperator S1: -9 - (-1) -> -9 + (-1)",
                  "2 blue score wrongScore S1: -8 -> -10 <0", "2 blue total wrongTotal S6: -8 -> -10 <0"));
}

TEST(AuditRows, AScoreRightForTheTrueSignLeavesTheWrongOneAlone) {
  EXPECT_THAT(moves("-9 (0,3) || -1 (1,4)\n-9 - (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n"),
              ElementsAre("2 blue move wrongOperator S1: -9 - (-1) -> -9 + (-1)"));
}

TEST(AuditRows, AQuietMoveWhereATakeWasDueIsMissedCapture) {
  EXPECT_THAT(moves("-9 (0,3) || -1 (1,4)\n6 (4,3)\n"),
              ElementsAre("2 blue move missedCapture K1: 6 (4,3) -> -9 + (-1)"));
}

TEST(AuditRows, ASquareOffTheBoardIsNamedByB1) {
  EXPECT_THAT(moves("-9 (0,9) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n"),
              ElementsAre("1 blue move illegalMove B1: -9 (0,9) -> -9 (0,3)"));
}

TEST(AuditRows, OwnSideCoordinatesWhereAbsoluteOnesBelong) {
  EXPECT_THAT(moves("-9 (0,3) || -1 (6,3)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n"),
              ElementsAre("1 red move illegalMove N1: -1 (6,3) -> -1 (1,4)"));
}

TEST(AuditRows, AMoveInTheOtherColumnIsWrongTurn) {
  EXPECT_THAT(moves("|| -9 (0,3)\n || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n"),
              ElementsAre("1 red move wrongTurn M1: -9 (0,3) -> -"));
}

TEST(AuditRows, ADamaScoreWithoutItsDoublingIsWrongMultiplier) {
  // The working was done with the second entry: the chip is ordinary, so one ×2 is too many.
  EXPECT_THAT(moves("-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 x 2 = -20 | -20 || 10 + (-9) | 1 | 1\n"),
              ElementsAre("2 blue score wrongMultiplier S2: -10 x 2 = -20 -> -10",
                          "2 blue total wrongTotal S6: -20 -> -10 <0"));
}

TEST(AuditRows, AWorkingWithAWrongStepIsToldEvenIfItsEndIsRight) {
  EXPECT_THAT(moves("-9 (0,3) || -1 (1,4)\n-9 + (-1) | -11 = -10 | -10 || 10 + (-9) | 1 | 1\n"),
              ElementsAre("2 blue score wrongScore N3: -11 = -10 -> -10"));
}

TEST(AuditRows, BlankFiguresReadAsZeroOnlyWhereZeroIsRight) {
  EXPECT_THAT(
      moves("-9 (0,3) || -1 (1,4)\n-9 + (-1) | | || 10 + (-9) | 1 | 1\n"),
      ElementsAre("2 blue score missingFigure N3:  -> -10", "2 blue total missingFigure N3:  -> -10"));
}

TEST(AuditRows, RemainingChipsMissingAltogetherAreOneMistakeASide) {
  const sheet::AuditReport report = audited(parsed("[Set \"integer\"]\n" + kOpening));
  int roots = 0;
  for (const sheet::Finding& finding : report.findings) roots += finding.causedBy ? 0 : 1;
  EXPECT_EQ(roots, 2) << "one for BLUE, one for RED";
}

TEST(AuditRows, AResultAgainstTheTotalsIsWrong) {
  const sheet::AuditReport report = audited(parsed("[Set \"integer\"]\n[Result \"1-0\"]\n" + kOpening));
  EXPECT_EQ(report.result, rules::Result::RedWins);
  EXPECT_THAT(linesOf(report), Contains("- - result wrongResult E2: 1-0 -> 0-1"));
}

TEST(AuditRows, ResignationDecidesAgainstTheTotals) {
  const sheet::AuditReport report =
      audited(parsed("[Set \"integer\"]\n[Ending \"resignRed\"]\n[Result \"1-0\"]\n" + kOpening));
  EXPECT_EQ(report.result, rules::Result::BlueWins);
}

TEST(AuditRows, AnEmptySheetHasNoReplay) {
  EXPECT_EQ(audited(parsed("[Set \"integer\"]\n")).replay, sheet::Replay::None);
}

}  // namespace
}  // namespace damath::test
