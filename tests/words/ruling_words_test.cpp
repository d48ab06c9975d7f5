// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the legend on a scoresheet with rulings: the legend and the cells show the same values. The sheet
// is that of tests/core/sheet/settle/ruling_test.cpp: BLUE's score of −10 is written as −12 and carried on.
#include "app/words/findings/ruling_words.hpp"
#include "app/words/findings/audit_print.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/words/findings/finding_words.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::words {
namespace {

using sheet::Cell;
using ::testing::HasSubstr;
using ::testing::Not;

class RulingWords : public ::testing::Test {
 protected:
  std::vector<std::string> told(const std::vector<db::StoredRuling>& rulings, Language language,
                                const std::string& figures = "-12 | -12") {
    std::string text = "[Set \"integer\"]\n[Result \"1-0\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | " + figures +
                       " || 10 + (-9) | 1 | 1\n";
    for (const char* blue : {"6", "-1", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"}) {
      const std::string red = blue == std::string("6") ? "-9" : blue == std::string("-1") ? "6" : blue;
      text += std::string("RC ") + blue + " | " + blue + " || RC " + red + " | " + red + "\n";
    }
    m_sheet = notation::parseSheetText(text + "TOTAL | 3 || TOTAL | -5\nGRAND | -9 || GRAND | -4\n").value();
    m_report = sheet::audit(m_sheet, m_set, rules::manual());
    const sheet::AuditedSheet audited{m_sheet, m_set, rules::manual(), m_report};
    std::vector<sheet::Ruling> plain;
    for (const db::StoredRuling& each : rulings)
      plain.push_back({each.line, each.side, each.cell, each.value});
    const sheet::Outcome outcome = sheet::outcomeOf(audited, plain);
    return auditPrint(audited, outcome, rulings, language).sentences;
  }

  static db::StoredRuling ruling(std::optional<std::string> value) {
    return {2, board::Side::Blue, Cell::Score, std::move(value), "Gng. Muñoz", "malinaw ang sulat", ""};
  }

  const rules::ChipSet m_set = *rules::builtInChipSet("integer");
  sheet::Sheet m_sheet;
  sheet::AuditReport m_report;
};

TEST_F(RulingWords, WithoutARulingTheAuditSpeaks) {
  const auto sentences = told({}, Language::English);
  ASSERT_EQ(sentences.size(), 4U);
  EXPECT_THAT(sentences[0], HasSubstr("the score “-12” is wrong; it should be −10"));
  EXPECT_THAT(sentences[2],
              HasSubstr("carries over the mistake of line 2; it should be −7: −10 + 3 = −7 (S8)."));
}

TEST_F(RulingWords, WhatIsKeptLetsTheRestStand) {
  const auto sentences = told({ruling(std::nullopt)}, Language::English);
  ASSERT_EQ(sentences.size(), 4U);
  EXPECT_THAT(sentences[0], HasSubstr("(S1). Ruling below: 5 (line 2, BLUE, score)."));
  EXPECT_EQ(sentences[1],
            "Line 2, BLUE: the running total “-12” stays as written; this follows from ruling 5 (line 2, "
            "BLUE, score).");
  EXPECT_EQ(sentences[2],
            "Line 15, BLUE: the grand total “-9” stays as written; this follows from ruling 5 (line 2, "
            "BLUE, score).");
  EXPECT_THAT(sentences[3], HasSubstr("BLUE −9, RED −4"));
  EXPECT_THAT(sentences[3], Not(HasSubstr("−7")));
}

TEST_F(RulingWords, AnotherFigureIsWorkedOutAnew) {
  const auto sentences = told({ruling("0")}, Language::English);
  EXPECT_THAT(sentences[1], HasSubstr("it should be 0"));
  EXPECT_EQ(sentences[2],
            "Line 15, BLUE: the grand total “-9” is not the running total plus the remaining chips; it "
            "should be 3: 0 + 3 = 3 (S8). This follows from ruling 5 (line 2, BLUE, score).");
}

TEST_F(RulingWords, InFilipino) {
  const auto kept = told({ruling(std::nullopt)}, Language::Filipino);
  EXPECT_THAT(kept[0], HasSubstr(" Pasya sa ibaba: 5 (linya 2, BLUE, iskor)."));
  EXPECT_EQ(
      kept[2],
      "Linya 15, BLUE: mananatili ang huling kabuuang “-9”; bunga ito ng pasya 5 (linya 2, BLUE, iskor).");
  EXPECT_THAT(told({ruling("0")}, Language::Filipino)[2],
              HasSubstr(" Bunga ito ng pasya 5 (linya 2, BLUE, iskor)."));
}

// A ruling accepts an entry in the wrong line or column, so the entry does not count as a mistake. The
// program still reads the entry in its right place.
TEST_F(RulingWords, AnEntryKeptInItsPlaceIsStillReadAsFound) {
  told({}, Language::English);
  for (const auto code : {sheet::FindingCode::MovedColumn, sheet::FindingCode::ExchangedLines}) {
    sheet::Finding finding;
    finding.code = code;
    finding.line = 2;
    finding.side = board::Side::Blue;
    finding.facts = sheet::HabitScope();
    sheet::AuditReport report;
    report.findings = {finding};
    db::StoredRuling keep = ruling(std::nullopt);
    keep.cell = Cell::Move;
    EXPECT_EQ(rulingText(keep, m_sheet, report, Language::English),
              "Line 2, BLUE, move: -9 + (-1) stays in its place and is not counted as a mistake; the ruling "
              "does not change how the program reads the game; ruled by Gng. Muñoz: malinaw ang sulat (T6).");
    EXPECT_THAT(rulingText(keep, m_sheet, report, Language::Filipino),
                HasSubstr("hindi magbabago ang pagbasa ng programa sa laro"));
  }
}

TEST_F(RulingWords, AnOpenFigureSaysWhatCounts) {
  sheet::Finding finding;
  finding.code = sheet::FindingCode::WrongScore;
  finding.line = 1;
  finding.side = board::Side::Blue;
  finding.cell = Cell::Score;
  finding.written = "3";
  finding.alternatives = {"1", "2", "4"};
  finding.counted = "1";
  const sheet::Audited alone{m_sheet, m_report, {rules::manual(), m_set}};
  EXPECT_EQ(sentenceOf(finding, alone, Language::English),
            "Line 1, BLUE: the score “3” is wrong; perhaps it should be 1, 2 or 4; 1 counts until the "
            "facilitator decides.");
  EXPECT_THAT(sentenceOf(finding, alone, Language::Filipino),
              HasSubstr("; 1 ang ibibilang hanggang magpasya ang tagapangasiwa."));
}

}  // namespace
}  // namespace damath::words
