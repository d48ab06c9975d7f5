// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of single decisions of the audit on short sheets.
#include <gmock/gmock.h>

#include "core/sheet/law/spelling.hpp"
#include "tests/core/sheet/reports.hpp"
#include "tests/plants/random_game.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Audits lines like the first turns of a game: BLUE −9 to (0,3), RED −1 to (1,4), BLUE takes, RED's 10 takes
// the −9. The sheets have no R.C. rows, so findings about R.C. rows and grand totals are left out.
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

TEST(AuditRows, ADoubledScoreOfTwoOrdinaryChipsIsWrongMultiplier) {
  // The chips are ordinary, so the doubling (x 2) in the working is wrong.
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

// Tests of R.C. rows whose chip and figure are both wrong, while the rows of some other chips are missing.
class MisreadRows : public testing::TestWithParam<std::string_view> {
 protected:
  using Rows = std::vector<sheet::Half*>;

  // Returns the R.C. rows of one player in a random game, in random order.
  Rows writeGame(unsigned seed) {
    plants::Lots lots(seed);
    m_side = seed % 2 == 0 ? board::Side::Blue : board::Side::Red;
    m_sheet = sheet::written(plants::randomGame(m_set, 10 + static_cast<int>(seed % 40), lots), m_set,
                             rules::manual(), sheet::Routes::AsOnPaper);
    Rows rows;
    for (sheet::Line& line : m_sheet.lines) {
      sheet::Half& half = line.of(m_side);
      if (half.kind == sheet::HalfKind::Remaining) rows.push_back(&half);
    }
    std::ranges::shuffle(rows, lots);
    return rows;
  }
  // Misspells the chip and the figure of the row. Returns false, and changes nothing, if the misspelt text
  // may be another chip of the set: "09" is read as 9.
  bool misspell(sheet::Half& row, unsigned seed) const {
    std::string text = row.move;
    if (text == "0") return false;
    text.push_back(static_cast<char>('1' + seed % 9));
    if (std::ranges::any_of(m_set.chips, [&](const auto& chip) { return chip.text == text; })) return false;
    row.move = text;
    // No chip has the value 7777. A figure that fits another chip would be a reason to name that chip.
    row.score = "7777";
    return true;
  }
  static void leaveOut(sheet::Half& row) { row = sheet::Half(); }

  const rules::ChipSet& m_set = *rules::builtInChipSet(GetParam());
  board::Side m_side = board::Side::Blue;
  sheet::Sheet m_sheet;
};

TEST_P(MisreadRows, ClaimNoChipButTheirOwn) {
  int told = 0;
  for (unsigned seed = 1; seed <= support::sized(80U, 2000U); ++seed) {
    const Rows rows = writeGame(seed);
    if (rows.size() < 4) continue;
    const std::string right = rows[0]->move;
    if (!misspell(*rows[0], seed)) continue;
    for (std::size_t i = 1; i < 2 + seed % (rows.size() - 1); ++i) leaveOut(*rows[i]);
    for (const sheet::Finding& finding : audited(m_sheet).findings) {
      if (finding.side != m_side || finding.cell != sheet::Cell::Remaining) continue;
      if (finding.written != rows[0]->move || finding.causedBy) continue;
      std::vector<std::string> named = finding.alternatives;
      if (finding.correct) named.push_back(*finding.correct);
      if (named.empty()) continue;
      ++told;
      EXPECT_THAT(named, Contains(right)) << "seed " << seed << " " << lineOf(finding);
    }
  }
  EXPECT_GE(told, 10) << "too few occasions to say anything";
}

INSTANTIATE_TEST_SUITE_P(Sets, MisreadRows, testing::ValuesIn(rules::builtInChipSetNames()),
                         [](const auto& row) { return std::string(row.param); });

// The rows of −9 and −7 are misspelt. Two rows that may each mean −9 or −7 leave no row missing. If there is
// only one such row, both chips count as missing, and both findings follow from the misspelt row.
TEST(AuditRows, TwoMisreadRowsForTwoChipsLeaveNoRowMissing) {
  std::string others = "[Set \"integer\"]\n[Ending \"time\"]\n-9 (0,3) ||\n";
  for (const char* chip : {"6", "-1", "4", "0", "-3", "10", "-11", "8", "-5", "2"})
    others += "RC " + std::string(chip) + " | " + chip + " ||\n";
  const auto missing = [&](const std::string& rows) {
    std::vector<std::string> found;
    for (const sheet::Finding& finding : audited(parsed(others + rows)).findings) {
      if (finding.code != sheet::FindingCode::MissingRemaining || finding.side != board::Side::Blue) continue;
      found.push_back(*finding.correct + (finding.causedBy ? " follows" : ""));
    }
    return found;
  };
  EXPECT_THAT(missing(""), ElementsAre("-9", "-7"));
  EXPECT_THAT(missing("RC -79 | 99 ||\n"), ElementsAre("-9 follows", "-7 follows"));
  EXPECT_THAT(missing("RC -79 | 99 ||\nRC -97 | 99 ||\n"), IsEmpty());
}

// The text of the row resembles −11, but its figure is the value of 8.
TEST(AuditRows, ATextAndAFigureOfTwoChipsNameBoth) {
  std::string rows = "[Set \"integer\"]\n[Ending \"time\"]\n-9 (0,3) ||\nRC -114 | 8 ||\n";
  for (const char* chip : {"-9", "6", "-1", "4", "0", "-3", "10", "-7", "-5", "2"})
    rows += "RC " + std::string(chip) + " | " + chip + " ||\n";
  const auto report = audited(parsed(rows));
  const auto row = std::ranges::find(report.findings, "-114", &sheet::Finding::written);
  ASSERT_NE(row, report.findings.end());
  EXPECT_EQ(row->correct, std::nullopt);
  EXPECT_THAT(row->alternatives, testing::UnorderedElementsAre("-11", "8"));
}

TEST(AuditRows, AnEmptySheetHasNoReplay) {
  EXPECT_EQ(audited(parsed("[Set \"integer\"]\n")).replay, sheet::Replay::None);
}

}  // namespace
}  // namespace damath::test
