// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of the three scoresheets printed in the manual gives exactly the known findings (rulebook 12).
#include <gmock/gmock.h>

#include "core/exact/number_text.hpp"
#include "tests/core/sheet/reports.hpp"

namespace damath::test {
namespace {

using ::testing::ElementsAre;

TEST(ManualSheets, IntegerSheetHasRightFiguresButThreeChipsActAfterTheyWereTaken) {
  const sheet::AuditReport report = auditedFile(DAMATH_TEST_DATA "/manual/integer.sheet");
  EXPECT_THAT(linesOf(report),
              ElementsAre("3 blue move gap N6: -1 - (-9) -> -", "5 red move noSuchChip K8: -5 x 10 -> -",
                          "6 blue move noSuchChip K8: 10 + 0 -> -", "7 blue move noSuchChip K8: 6 + 4 -> -"));
  EXPECT_EQ(report.replay, sheet::Replay::Partial);
  EXPECT_EQ(report.turns.size(), 4U);
  EXPECT_EQ(report.of(board::Side::Blue).running, exact::Number(102));
  EXPECT_EQ(report.of(board::Side::Blue).grand, exact::Number(75));
  EXPECT_EQ(report.of(board::Side::Red).running, exact::Number(-83));
  EXPECT_EQ(report.of(board::Side::Red).grand, exact::Number(-72));
  EXPECT_EQ(report.result, rules::Result::BlueWins);
}

TEST(ManualSheets, RationalSheetHasItsTwoSlipsAndAChipThatIsNone) {
  const sheet::AuditReport report = auditedFile(DAMATH_TEST_DATA "/manual/rational.sheet");
  EXPECT_THAT(linesOf(report),
              ElementsAre("4 blue score wrongScore S1: 21/10 -> 21/100",
                          "4 blue total wrongTotal S6: 11/10 -> -79/100 <0",
                          "4 red move gap N6: 4/10 + 8/10 -> -", "4 red total wrongTotal S6: 43/10 -> 43/30",
                          "5 blue move noSuchChip C1: -11/10 x 4/40 -> -11/10 x 4/10",
                          "5 blue total wrongTotal S6: -33/50 -> -51/20 <0",
                          "10 blue grandTotal wrongGrandTotal S8: -3.36 -> -21/4 <0",
                          "10 red grandTotal wrongGrandTotal S8: 2.3 -> -17/30 <3"));
  EXPECT_EQ(report.turns.size(), 7U) << "the first seven entries are each the only legal turn that fits";
  EXPECT_EQ(exact::toText(report.of(board::Side::Blue).grand), "-21/4");
  EXPECT_EQ(exact::toText(report.of(board::Side::Red).grand), "-17/30");
  EXPECT_EQ(report.result, rules::Result::RedWins);
}

TEST(ManualSheets, PolynomialSheetHasOneWrongScoreAndAChipThatIsNone) {
  const sheet::AuditReport report = auditedFile(DAMATH_TEST_DATA "/manual/polynomial.sheet");
  EXPECT_THAT(
      linesOf(report),
      ElementsAre("2 red score wrongScore S1: 99 -> 84", "2 red total wrongTotal S6: 99 -> 84 <0",
                  "3 red total wrongTotal S6: 99.6 -> 84.6 <0", "4 red move gap N6: 78xy² ÷ (-55x) -> -",
                  "4 red total wrongTotal S6: 76.91 -> 61.91 <0",
                  "7 blue remaining noSuchChip C1: 66xy² -> 66x²y",
                  "9 red grandTotal wrongGrandTotal S8: -58.09 -> -73.09 <0"));
  EXPECT_EQ(exact::toText(report.of(board::Side::Blue).grand), "24628");
  EXPECT_EQ(exact::toText(report.of(board::Side::Red).grand, exact::FigureStyle::Decimal), "-73.09");
}

}  // namespace
}  // namespace damath::test
