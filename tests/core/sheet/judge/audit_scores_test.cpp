// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of Score and Total cells under the answers of rounding, roundEntries and divideByZero (S3, S4):
// accepted figures, found errors and the corrected figures.
#include <gmock/gmock.h>

#include "core/exact/number_text.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/sheet/settle/correction.hpp"
#include "tests/core/sheet/reports.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"

namespace damath::test {
namespace {

using support::integers;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

rules::Ruleset rulesetOf(const std::string& options) {
  return notation::parseRulesetJson(R"({"name":"option","options":{)" + options + "}}").value();
}

// BLUE takes and lands on the ÷ of (5,4). RED has no chip left.
constexpr std::string_view kQuotient = R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . b . .
. . . .
 . . . .
)";

board::ChipIndex chipOf(std::string_view text) {
  for (board::ChipIndex i = 0; i < board::kChipsASide; ++i) {
    if (integers().chips[i].text == text) return i;
  }
  throw std::invalid_argument("no such chip");
}

// The written figures of the only capture.
struct WrittenScores {
  std::string taker;
  std::string taken;
  std::string score;
  std::string total;
  std::string grand;
};

struct Audited {
  sheet::Sheet sheet;
  sheet::AuditReport report;
  sheet::Sheet corrected;
  sheet::AuditReport again;  // the audit of the corrected sheet
};

Audited auditedScores(const std::string& options, const WrittenScores& written) {
  const rules::Ruleset ruleset = rulesetOf(options);
  const auto start =
      support::drawn(kQuotient, board::Side::Blue, {{chipOf(written.taker)}, {chipOf(written.taken)}});
  const sheet::Sheet sheet =
      parsed("[Set \"integer\"]\n\n" + written.taker + " ÷ (" + written.taken + ") | " + written.score +
             " | " + written.total + " ||\nRC " + written.taker + " | " + written.taker + " ||\nTOTAL | " +
             written.taker + " ||\nGRAND | " + written.grand + " ||\n");
  const auto report = sheet::audit(sheet, integers(), ruleset, start);
  const sheet::Sheet right = sheet::corrected(sheet, integers(), ruleset, report);
  return {sheet, report, right, sheet::audit(right, integers(), ruleset, start)};
}

std::vector<std::string> findings(const std::string& options, const WrittenScores& written) {
  const Audited made = auditedScores(options, written);
  EXPECT_FALSE(made.again.hasErrors()) << "the corrected sheet is right";
  EXPECT_EQ(made.again.totals[0].grand, made.report.totals[0].grand);
  return linesOf(made.report);
}

std::string runningOf(const std::string& options, const WrittenScores& written) {
  return exact::toText(auditedScores(options, written).report.of(board::Side::Blue).running);
}

const std::string kTotalOnly = R"("roundEntries":"totalOnly")";

TEST(AuditScores, S3TotalOnlyTakesTheExactScoreAndTheRoundedTotal) {
  EXPECT_THAT(findings(kTotalOnly, {"-7", "2", "-3.5", "-4", "-11"}), IsEmpty());
  EXPECT_THAT(findings(kTotalOnly, {"-7", "2", "-7/2", "-4", "-11"}), IsEmpty());
  EXPECT_THAT(findings(kTotalOnly, {"10", "-3", "-3.33", "-3", "7"}), IsEmpty());
  EXPECT_THAT(findings(kTotalOnly, {"10", "-3", "-10/3", "-3", "7"}), IsEmpty());
  EXPECT_EQ(runningOf(kTotalOnly, {"10", "-3", "-10/3", "-3", "7"}), "-3");
}

TEST(AuditScores, S3TotalOnlyFindsARoundedScore) {
  EXPECT_THAT(findings(kTotalOnly, {"-7", "2", "-4", "-4", "-11"}),
              ElementsAre("1 blue score wrongRounding 9: -4 -> -7/2"));
  EXPECT_THAT(findings(kTotalOnly, {"10", "-3", "-3.3", "-3", "7"}),
              ElementsAre("1 blue score wrongRounding 9: -3.3 -> -10/3"));
}

TEST(AuditScores, S3TotalOnlyFindsATotalLeftExactOrRoundedOtherwise) {
  EXPECT_THAT(findings(kTotalOnly, {"-7", "2", "-3.5", "-3.5", "-11"}),
              ElementsAre("1 blue total wrongRounding 9: -3.5 -> -4"));
  EXPECT_THAT(findings(kTotalOnly, {"-7", "2", "-3.5", "-3", "-11"}),
              ElementsAre("1 blue total wrongRounding 9: -3 -> -4"));
  EXPECT_THAT(findings(kTotalOnly, {"-7", "2", "-3.5", "-9", "-16"}),
              ElementsAre("1 blue total wrongTotal S6: -9 -> -4",
                          "4 blue grandTotal wrongGrandTotal S8: -16 -> -11 <0"));
}

TEST(AuditScores, S3TotalOnlyFollowsAWrongScoreIntoTheTotal) {
  EXPECT_THAT(
      findings(kTotalOnly, {"-7", "2", "-5.5", "-6", "-13"}),
      ElementsAre("1 blue score wrongScore S1: -5.5 -> -7/2", "1 blue total wrongTotal S6: -6 -> -4 <0",
                  "4 blue grandTotal wrongGrandTotal S8: -13 -> -11 <0"));
  EXPECT_THAT(findings(kTotalOnly, {"-7", "2", "", "-4", "-11"}),
              ElementsAre("1 blue score missingFigure N3:  -> -7/2"));
}

TEST(AuditScores, S3EachRoundingIsHeldToItsOwn) {
  EXPECT_THAT(findings(R"("rounding":"truncate")", {"-7", "2", "-3.5 ≈ -3", "-3", "-10"}), IsEmpty());
  EXPECT_THAT(
      findings(R"("rounding":"truncate")", {"-7", "2", "-3.5 ≈ -4", "-4", "-11"}),
      ElementsAre("1 blue score wrongRounding 9: -3.5 ≈ -4 -> -3", "1 blue total wrongTotal S6: -4 -> -3 <0",
                  "4 blue grandTotal wrongGrandTotal S8: -11 -> -10 <0"));
  EXPECT_THAT(findings(R"("rounding":"decimals 1")", {"10", "-3", "-3.3", "-3.3", "6.7"}), IsEmpty());
  EXPECT_THAT(findings(R"("rounding":"decimals 3")", {"10", "-3", "-3.33", "-3.33", "6.67"}),
              ElementsAre("1 blue score wrongRounding 9: -3.33 -> -3333/1000",
                          "1 blue total wrongTotal S6: -3.33 -> -3333/1000 <0",
                          "4 blue grandTotal wrongGrandTotal S8: 6.67 -> 6667/1000 <0"));
  EXPECT_THAT(findings(R"("rounding":"exact")", {"10", "-3", "-3.33", "-10/3", "20/3"}), IsEmpty());
  EXPECT_THAT(
      findings(R"("rounding":"exact")", {"10", "-3", "-3", "-3", "7"}),
      ElementsAre("1 blue score wrongRounding 9: -3 -> -10/3", "1 blue total wrongTotal S6: -3 -> -10/3 <0",
                  "4 blue grandTotal wrongGrandTotal S8: 7 -> 20/3 <0"));
}

TEST(AuditScores, S4ZeroScoresNothing) {
  const std::string zero = R"("divideByZero":"zero")";
  const std::string note = "1 blue score divisionByZero S4: 0 -> -";
  EXPECT_THAT(findings(zero, {"10", "0", "0", "0", "10"}), ElementsAre(note));
  EXPECT_THAT(findings(zero, {"10", "0", "", "", "10"}),
              ElementsAre("1 blue score divisionByZero S4:  -> -"));
  EXPECT_THAT(findings(zero, {"10", "0", "5", "5", "15"}),
              ElementsAre("1 blue score divisionByZero S4: 5 -> -", "1 blue score wrongScore S4: 5 -> 0",
                          "1 blue total wrongTotal S6: 5 -> 0 <1",
                          "4 blue grandTotal wrongGrandTotal S8: 15 -> 10 <1"));
}

TEST(AuditScores, S4NoScoreLeavesTheCellBlank) {
  const std::string none = R"("divideByZero":"noScore")";
  EXPECT_THAT(findings(none, {"10", "0", "", "", "10"}), ElementsAre("1 blue score divisionByZero 9:  -> -"));
  EXPECT_THAT(findings(none, {"10", "0", "0", "0", "10"}),
              ElementsAre("1 blue score divisionByZero 9: 0 -> -"));
  EXPECT_THAT(findings(none, {"10", "0", "5", "5", "15"}),
              ElementsAre("1 blue score divisionByZero 9: 5 -> -", "1 blue score wrongScore 9: 5 -> ",
                          "1 blue total wrongTotal S6: 5 -> 0 <1",
                          "4 blue grandTotal wrongGrandTotal S8: 15 -> 10 <1"));
  const Audited made = auditedScores(none, {"10", "0", "5", "5", "15"});
  EXPECT_EQ(made.corrected.lines[0].of(board::Side::Blue).score, "");
}

TEST(AuditScores, S4TheArbitersFigureStands) {
  const std::string ask = R"("divideByZero":"askArbiter")";
  EXPECT_THAT(findings(ask, {"10", "0", "5", "5", "15"}),
              ElementsAre("1 blue score divisionByZero 9: 5 -> -"));
  EXPECT_EQ(runningOf(ask, {"10", "0", "5", "5", "15"}), "5");
  EXPECT_THAT(findings(ask, {"10", "0", "", "", "10"}), ElementsAre("1 blue score divisionByZero 9:  -> -"));
  EXPECT_EQ(runningOf(ask, {"10", "0", "", "", "10"}), "0");
  EXPECT_THAT(findings(ask, {"10", "0", "5", "7", "17"}),
              ElementsAre("1 blue score divisionByZero 9: 5 -> -", "1 blue total wrongTotal S6: 7 -> 5",
                          "4 blue grandTotal wrongGrandTotal S8: 17 -> 15 <1"));
  const Audited made = auditedScores(ask, {"10", "0", "5", "7", "17"});
  EXPECT_EQ(made.corrected.lines[0].of(board::Side::Blue).score, "5");
}

// RED takes -1 x 10 and -1 + (-11) in one line. The scores of both jumps stand in one cell.
TEST(AuditScores, OfJumpsInOneLineStandBetweenTheSeparatorsOfTheJumps) {
  const std::string opening =
      "[Set \"integer\"]\n\n-9 (2,3) || -1 (1,4)\n-9 (3,4) || 6 ÷ (-9) | -1 | -1\n-3 (1,2) || -1 (0,3)\n"
      "6 + 6 | 12 | 12 || -1 + 6 | 5 | 4\n-1 (6,3) || -1 (1,4)\n10 (3,2) || -3 (4,5)\n-11 (2,1) || -7 (2,5)\n"
      "10 (2,3) || ";
  for (const std::string between : {"; ", ", ", " & ", " and ", " then ", " / "}) {
    const auto scoresOf = [&](const std::string& second) {
      std::vector<std::string> found;
      for (const sheet::Finding& finding :
           audited(parsed(opening + "-1 x 10" + between + "-1 + (-11) | -10" + between + second + " | -18\n"))
               .findings) {
        if (finding.cell == sheet::Cell::Score) found.push_back(lineOf(finding));
      }
      return found;
    };
    EXPECT_THAT(scoresOf("-12"), IsEmpty()) << between;
    EXPECT_EQ(scoresOf("-13").size(), 1U) << between;
  }
}

}  // namespace
}  // namespace damath::test
