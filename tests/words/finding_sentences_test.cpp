// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of whole sentences about findings in real sheets: every code in both languages.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "app/words/findings/finding_words.hpp"
#include "core/every.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/drawing.hpp"
#include "tests/words/told_findings.hpp"

namespace damath::words {
namespace {

using sheet::Finding;
using sheet::FindingCode;
using ::testing::ElementsAre;

struct Said {
  std::string english;
  std::string filipino;
};

Said saidOf(const sheet::Sheet& sheet, const rules::ChipSet& set, const board::Position& start,
            FindingCode code) {
  const sheet::AuditReport report = sheet::audit(sheet, set, rules::manual(), start);
  const auto found = std::ranges::find(report.findings, code, &Finding::code);
  if (found == report.findings.end()) return {"no such finding", "no such finding"};
  const sheet::Audited audited{sheet, report, {rules::manual(), set}};
  return {sentenceOf(*found, audited, Language::English), sentenceOf(*found, audited, Language::Filipino)};
}

std::vector<ToldFinding> toldFindings() {
  std::vector<ToldFinding> rows = toldMoves();
  rows.insert(rows.end(), toldFigures().begin(), toldFigures().end());
  rows.insert(rows.end(), toldHabits().begin(), toldHabits().end());
  return rows;
}

TEST(FindingSentences, OfEachCaseInBothLanguages) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  for (const ToldFinding& row : toldFindings()) {
    const auto sheet =
        notation::parseSheetText("[Set \"integer\"]\n[Blue \"Ramos, Ana\"]\n[Red \"Cruz, Ben\"]\n" +
                                 std::string(row.tags) + "\n" + std::string(row.lines));
    ASSERT_TRUE(sheet.has_value()) << row.name;
    const board::Position start = row.board.empty()
                                      ? rules::startPosition(set, rules::manual())
                                      : support::drawn(row.board, board::Side::Blue, row.legend);
    const Said said = saidOf(*sheet, set, start, row.code);
    EXPECT_EQ(said.english, row.english) << row.name;
    EXPECT_EQ(said.filipino, row.filipino) << row.name;
  }
}

// A finding of a habit of squares says how the square is counted, for each way of counting.
TEST(FindingSentences, ASquareOfAHabitSaysHowItIsCounted) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const sheet::Sheet sheet;
  for (const board::SquareFrame& frame : board::kSquareFrames) {
    if (frame == board::SquareFrame()) continue;
    Finding root;
    root.code = FindingCode::HabitFrame;
    root.line = 1;
    root.side = board::Side::Red;
    root.written = "4 (6,3)";
    Finding entry = root;
    entry.causedBy = 0;
    root.facts = sheet::HabitScope{false, 6, 3, frame, {}, 0, false, {}};
    sheet::AuditReport report;
    report.findings = {root, entry};
    const sheet::Audited audited{sheet, report, {rules::manual(), set}};
    const std::string english = sentenceOf(entry, audited, Language::English);
    const std::string filipino = sentenceOf(entry, audited, Language::Filipino);
    EXPECT_NE(english.find("the square in “4 (6,3)”"), std::string::npos) << english;
    EXPECT_EQ(english.find("this habit"), std::string::npos) << english;
    EXPECT_NE(filipino.find("puwesto sa “4 (6,3)”"), std::string::npos) << filipino;
    EXPECT_EQ((english + filipino).find('%'), std::string::npos) << english << filipino;
    if (frame.symmetry != board::Symmetry::HalfTurn || frame.firstX + frame.firstY > 0) continue;
    EXPECT_EQ(english, "Line 1, RED: the square in “4 (6,3)” is counted from RED’s side.");
    EXPECT_EQ(filipino, "Linya 1, RED: binibilang ang puwesto sa “4 (6,3)” mula sa panig ng RED.");
  }
}

TEST(FindingSentences, NoCodeIsLeftOut) {
  std::set<FindingCode> told;
  for (const ToldFinding& row : toldFindings()) told.insert(row.code);
  for (const FindingCode code : kEvery<FindingCode>) EXPECT_TRUE(told.contains(code)) << toText(code);
}

Said ofManual(const std::string& name, FindingCode code) {
  std::ifstream file(DAMATH_TEST_DATA "/manual/" + name + ".sheet");
  std::stringstream text;
  text << file.rdbuf();
  const auto sheet = notation::parseSheetText(text.str());
  EXPECT_TRUE(sheet.has_value()) << name;
  const rules::ChipSet& set = *rules::builtInChipSet(name);
  return saidOf(*sheet, set, rules::startPosition(set, rules::manual()), code);
}

// The values of x and y, and the landing square, are those of the player's own side.
TEST(FindingSentences, APolynomialScoreNamesXAndY) {
  const Said said = ofManual("polynomial", FindingCode::WrongScore);
  EXPECT_EQ(said.english,
            "Line 2, RED (Arroyo, Gloria): the score “99” is wrong; it should be 84: with x = 4 and y = 3, "
            "−60 − (−144) = 84, landing on (4,3), a − square (S1).");
  EXPECT_EQ(said.filipino,
            "Linya 2, RED (Arroyo, Gloria): mali ang iskor na “99”; ang tama ay 84: kung x = 4 at y = 3, "
            "−60 − (−144) = 84, lumapag sa (4,3), operasyong − (S1).");
}

TEST(FindingSentences, FractionsStayFractionsAndASumShowsItsParts) {
  EXPECT_EQ(ofManual("rational", FindingCode::WrongScore).english,
            "Line 4, BLUE (Ramon, Mario M.): the score “21/10” is wrong; it should be 21/100: −3/10 × "
            "(−7/10) = 21/100, landing on (0,3), a × square (S1).");
  EXPECT_EQ(ofManual("rational", FindingCode::WrongTotal).english,
            "Line 4, BLUE (Ramon, Mario M.): the running total “11/10” carries over the mistake of line 4; "
            "it should be −79/100: −1 + 21/100 = −79/100 (S6).");
}

// Lines in a gap are not replayed. A sum in such a line uses the written numbers.
TEST(FindingSentences, ASumBehindAGapIsTakenFromThePaper) {
  const auto sheet = notation::parseSheetText(
      "[Set \"rational\"]\n\n-9/10 (0,3) || -1/10 (1,4)\n10/10 x 6/10 | 6/10 | 3/5 || 8/10 x 4/10 | 32/100 | "
      "8/25\n"
      "2/10 x 6/10 | 12/100 | 4/5 || 8/10 x 8/10 | 64/100 | 24/25\n");
  ASSERT_TRUE(sheet.has_value());
  const rules::ChipSet& set = *rules::builtInChipSet("rational");
  const Said said = saidOf(*sheet, set, rules::startPosition(set, rules::manual()), FindingCode::WrongTotal);
  EXPECT_EQ(said.english,
            "Line 3, BLUE: the running total “4/5” is not the sum of the scores up to this line; it should "
            "be 18/25: 3/5 + 3/25 = 18/25 (S6).");
}

TEST(FindingSentences, AChipTakenBehindAGapNamesTheLineThatTookIt) {
  EXPECT_EQ(ofManual("integer", FindingCode::NoSuchChip).english,
            "Line 5, RED (Lapus): “-5 x 10” names a chip that is no longer on the board: RED’s -5 was taken "
            "in line 4 (K8).");
}

TEST(FindingSentences, OfTwoChipsTakenBeforeEachIsNamed) {
  const auto sheet = notation::parseSheetText(
      "[Set \"integer\"]\n\n-9 (0,3) || -1 (1,4)\n10 x 6 | 60 | 60 || 8 x 4 | 32 | 32\n4 + 6 | 10 | 70 ||\n");
  ASSERT_TRUE(sheet.has_value());
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const sheet::AuditReport report = sheet::audit(*sheet, set, rules::manual());
  std::vector<std::string> said;
  for (const Finding& finding : report.findings) {
    if (finding.code != FindingCode::NoSuchChip) continue;
    said.push_back(sentenceOf(finding, {*sheet, report, {rules::manual(), set}}, Language::English));
  }
  const std::string lead = "Line 3, BLUE: “4 + 6” names a chip that is no longer on the board: ";
  EXPECT_THAT(said, ElementsAre(lead + "BLUE’s 4 was taken in line 2 (K8).",
                                lead + "RED’s 6 was taken in line 2 (K8)."));
}

TEST(FindingSentences, ALongSheetIsToldAsCloselyAsAShortOne) {
  constexpr int kLines = 700;
  std::string text = "[Set \"integer\"]\n\n-9 (0,3) || -1 (1,4)\n";
  for (int line = 2; line < kLines; ++line) {
    text += "10 x 6 | 60 | " + std::to_string(60 * (line - 1)) + " ||\n";
  }
  const auto sheet = notation::parseSheetText(text + "10 x 6 | 60 | 7 ||\n");
  ASSERT_TRUE(sheet.has_value());
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const sheet::AuditReport report = sheet::audit(*sheet, set, rules::manual());
  std::vector<std::string> said;
  for (const Finding& finding : report.findings) {
    if (finding.line != kLines) continue;
    said.push_back(sentenceOf(finding, {*sheet, report, {rules::manual(), set}}, Language::English));
  }
  EXPECT_THAT(said, ElementsAre("Line 700, BLUE: “10 x 6” names a chip that is no longer on the board: RED’s "
                                "6 was taken in line 699 (K8).",
                                "Line 700, BLUE: the running total “7” is not the sum of the scores up to "
                                "this line; it should be 41940: 41880 + 60 = 41940 (S6)."));
}

TEST(FindingSentences, ALongNameIsCutAndANamelessPlayerIsAColour) {
  sheet::Sheet sheet;
  EXPECT_EQ(playerOf(sheet, board::Side::Blue), "BLUE");
  sheet.setTag("Blue", "Ñ" + std::string(40, 'a'));
  EXPECT_EQ(playerOf(sheet, board::Side::Blue), "BLUE (Ñ" + std::string(30, 'a') + "…)");
}

}  // namespace
}  // namespace damath::words
