// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a mistake that is carried through a whole sheet. One sentence describes the mistake, and every
// affected cell refers to that sentence.
#include "app/words/findings/audit_print.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "words/language.hpp"

namespace damath::words {
namespace {

using board::Side;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;
using ::testing::Each;
using ::testing::IsEmpty;
using State = sheet::RuledFinding::State;

class JointSentences : public ::testing::Test {
 protected:
  Finding& add(FindingCode code, int line, Side side, rules::Clause clause) {
    Finding finding;
    finding.code = code;
    finding.line = line;
    finding.side = side;
    finding.clause = clause;
    finding.written = "5";
    m_report.findings.push_back(finding);
    m_states.emplace_back();
    return m_report.findings.back();
  }

  // Adds a finding about a wrong total of BLUE in line 2. Adds findings about totals in `lines` that are
  // wrong because of the total in line 2.
  void addCarried(const std::vector<int>& lines) {
    add(FindingCode::WrongTotal, 2, Side::Blue, "S6").cell = Cell::Total;
    const std::size_t root = m_report.findings.size() - 1;
    for (const int line : lines) {
      Finding& carried = add(FindingCode::WrongTotal, line, Side::Blue, "S6");
      carried.cell = Cell::Total;
      carried.correct = "4";
      carried.causedBy = root;
    }
  }

  compose::AuditPrint told(Language language = Language::English) {
    compose::AuditPrint print{m_report, m_outcome, {}};
    print.sentences.assign(m_report.findings.size(), "its own");
    joinSentences(print, {m_sheet, m_report, {rules::manual(), m_set}}, m_states, language);
    return print;
  }

  const rules::ChipSet m_set = *rules::builtInChipSet("integer");
  sheet::Sheet m_sheet = notation::parseSheetText("[Set \"integer\"]\n[Blue \"Cruz, Ana\"]\n").value();
  sheet::AuditReport m_report;
  sheet::Outcome m_outcome;
  std::vector<sheet::RuledFinding> m_states;
};

TEST_F(JointSentences, ATotalThatIsCarriedOnIsSaidOnce) {
  addCarried({4, 5, 6, 9});
  const compose::AuditPrint print = told();
  EXPECT_EQ(print.sentences[0], "its own");
  EXPECT_EQ(print.sentences[1],
            "Lines 4–6, 9, BLUE (Cruz, Ana): the running totals carry over the mistake of line 2; the "
            "correct totals are beside them (S6).");
  for (std::size_t i = 2; i < print.sentences.size(); ++i) {
    EXPECT_THAT(print.sentences[i], IsEmpty());
    EXPECT_EQ(print.sentenceOf[i], 1U);
  }
  EXPECT_EQ(told(Language::Filipino).sentences[1],
            "Mga linya 4–6, 9, BLUE (Cruz, Ana): bunga ng mali sa linya 2 ang mga kabuuan; nasa tabi ng "
            "bawat isa ang tama (S6).");
}

TEST_F(JointSentences, TwoHaveEachItsOwnSentence) {
  addCarried({4, 9});
  EXPECT_THAT(told().sentences, Each("its own"));
}

// Mistakes in two lines give two sentences.
TEST_F(JointSentences, EachMistakeHasItsOwnSentence) {
  addCarried({3, 4, 5});
  addCarried({6, 7, 8});
  m_report.findings[4].line = 6;
  for (std::size_t i = 5; i < 8; ++i) m_report.findings[i].line = static_cast<int>(i) + 4;
  const compose::AuditPrint print = told();
  EXPECT_TRUE(print.sentences[1].starts_with("Lines 3–5, BLUE")) << print.sentences[1];
  EXPECT_TRUE(print.sentences[5].starts_with("Lines 9–11, BLUE")) << print.sentences[5];
  EXPECT_NE(print.sentences[5].find("line 6"), std::string::npos);
}

TEST_F(JointSentences, WhatARulingTouchesKeepsItsOwnSentence) {
  addCarried({4, 5, 6, 9});
  m_states[2].state = State::Follows;
  const compose::AuditPrint print = told();
  EXPECT_TRUE(print.sentences[1].starts_with("Lines 4, 6, 9, BLUE")) << print.sentences[1];
  EXPECT_EQ(print.sentences[2], "its own");
  EXPECT_FALSE(print.sentenceOf[2]);
}

TEST_F(JointSentences, PositionsThatCameUpAgainAreOneSentenceForBoth) {
  add(FindingCode::Repetition, 80, Side::Blue, "E4");
  add(FindingCode::Repetition, 91, Side::Red, "E4");
  add(FindingCode::Repetition, 92, Side::Blue, "E4");
  const compose::AuditPrint print = told();
  EXPECT_EQ(print.sentences[0],
            "Lines 80, 91, 92: at each of these lines, a position has appeared 3 times; if the arbiter "
            "confirms this, the game is over at the first of these lines (E4).");
  EXPECT_THAT(print.sentences[2], IsEmpty());
}

TEST_F(JointSentences, ChipsThatWereTakenAreEachNamedOnce) {
  const auto named = [this](int line, Side taken, int at) {
    Finding& finding = add(FindingCode::NoSuchChip, line, Side::Red, "K8");
    finding.kind = sheet::FindingCase::TakenBefore;
    finding.facts = sheet::TakenChip{taken, 0, at};
  };
  named(61, Side::Red, 7);
  named(62, Side::Blue, 3);
  named(64, Side::Blue, 3);
  const compose::AuditPrint print = told();
  const std::string chip = m_set.chips[0].text;
  EXPECT_EQ(print.sentences[0],
            "Lines 61, 62, 64, RED: the entries name chips that were already taken: BLUE’s " + chip +
                " in line 3, RED’s " + chip + " in line 7 (K8).");
}

TEST_F(JointSentences, LinesAfterTheEndBearNoNumber) {
  add(FindingCode::EntryAfterEnd, 30, Side::Blue, "E1");
  add(FindingCode::EntryAfterEnd, 33, Side::Red, "E1");
  const compose::AuditPrint print = told();
  EXPECT_EQ(print.sentences[0],
            "Lines 30 to 33: the game was already over; these entries do not count (E1).");
  EXPECT_THAT(print.sentenceOf, Each(std::nullopt));
}

// Four wrong totals follow from another total and share one sentence. On the printed sheet, each of their
// four cells has the number of this sentence.
TEST_F(JointSentences, OnPaperEachCellBearsTheNumberOfItsSentence) {
  m_sheet = notation::parseSheetText(
                "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n4 - 1 | 3 | 3\n6 - 1 | 5 | 5\n7 - 1 | 6 | 6\n"
                "8 - 1 | 7 | 7\n9 - 1 | 8 | 8\n")
                .value();
  addCarried({3, 4, 5, 6});
  const words::Language language = Language::English;
  const compose::Scoresheet form =
      compose::correctedScoresheet(m_sheet, compose::headOf(m_sheet), m_set, told(), language);
  ASSERT_EQ(form.findings.size(), 2U);
  EXPECT_EQ(form.findings[1].number, 2);
  for (std::size_t row = 2; row < 6; ++row) {
    EXPECT_EQ(form.play.at(row).halves[0].total.findings, std::vector<int>{2}) << row;
  }
}

}  // namespace
}  // namespace damath::words
