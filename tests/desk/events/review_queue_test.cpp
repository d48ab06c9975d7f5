// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the order of the sheets in the review queue, and of the next step of each sheet.
#include "app/desk/events/review_queue.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

// BLUE's score in line 2 is written as −12; the correct value is −9 + (−1) = −10.
constexpr std::string_view kWrong =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

sheet::Sheet wrong() {
  return notation::parseSheetText(kWrong).value();
}

class ReviewQueue : public DeskTest {
 protected:
  std::vector<QueuedSheet> queue() { return got(reviewQueue(*m_desk, got(events().status()).at(0))); }
  ReviewDesk panel() { return ReviewDesk(*m_desk); }
};

TEST_F(ReviewQueue, TheWorstIsFirstAndWhatIsSignedIsLast) {
  const contest::EventId event = addEvent(8);
  done(pairings().pairNextRound(event, m_user));
  EXPECT_TRUE(queue().empty()) << "nothing is played, no sheet is stored";
  for (int board = 1; board <= 3; ++board) done(sheets().storeSheet(event, place(1, board), wrong(), m_user));
  for (int board = 1; board <= 2; ++board) done(sheets().acceptSheet(event, place(1, board), m_named));
  Author reviewer = m_named;
  reviewer.by = "G. Cruz";
  done(panel().review(event, place(1, 1), {}, reviewer));
  done(rounds().setResult(event, place(1, 4), totals(9, 4), m_user));

  auto waiting = queue();
  ASSERT_EQ(waiting.size(), 4U);
  EXPECT_EQ(waiting[0].at, SheetAt(place(1, 3)));
  EXPECT_EQ(waiting[0].need, SheetNeed::Settling);
  EXPECT_EQ(waiting[0].stage, SheetStage::Entered);
  EXPECT_GT(waiting[0].errors, 0);
  EXPECT_EQ(waiting[1].at, SheetAt(place(1, 4)));
  EXPECT_EQ(waiting[1].need, SheetNeed::Typing);
  EXPECT_FALSE(waiting[1].stage);
  EXPECT_EQ(waiting[2].at, SheetAt(place(1, 2)));
  EXPECT_EQ(waiting[2].need, SheetNeed::Review);
  EXPECT_EQ(waiting[3].at, SheetAt(place(1, 1)));
  EXPECT_EQ(waiting[3].need, SheetNeed::Signature);
  EXPECT_EQ(waiting[3].reviewers, std::vector<std::string>{"G. Cruz"});

  announce({ConfirmationReason::SignedOff});
  done(panel().signOff(event, place(1, 1), m_named));
  waiting = queue();
  EXPECT_EQ(waiting.back().need, SheetNeed::Nothing);
  EXPECT_EQ(waiting.back().signedBy, "Gng. Muñoz");
}

// When every finding is kept as written, the sheet has no mistake and waits for acceptance.
TEST_F(ReviewQueue, WhatIsKeptAsWrittenIsNoMistake) {
  const contest::EventId event = addEvent(2);
  done(pairings().pairNextRound(event, m_user));
  done(sheets().storeSheet(event, place(1, 1), wrong(), m_user));
  const int mistakes = queue().at(0).mistakes;
  const auto keep = [&](const sheet::Finding& finding) {
    done(panel().rule(event, place(1, 1), {finding.line, finding.side, finding.cell, {}, {}, {}, {}},
                      m_named));
  };
  const auto findings = got(sheets().sheetInForce(event, place(1, 1))).report.findings;
  int kept = 0;
  for (const sheet::Finding& finding : findings) {
    if (finding.severity() == sheet::Severity::Note || finding.causedBy) continue;
    EXPECT_EQ(queue().at(0).need, SheetNeed::Settling);
    EXPECT_THAT(got(events().status(event)).sheetsWithFindings, ::testing::SizeIs(1));
    keep(finding);
    EXPECT_EQ(queue().at(0).mistakes, mistakes - ++kept);
  }
  EXPECT_EQ(queue().at(0).errors, 0);
  EXPECT_EQ(queue().at(0).need, SheetNeed::Accepting);
  EXPECT_THAT(got(events().status(event)).sheetsWithFindings, ::testing::IsEmpty());
}

TEST_F(ReviewQueue, WhatIsKeyedOtherwiseIsToBeSettledAgain) {
  const contest::EventId event = addEvent(2);
  done(pairings().pairNextRound(event, m_user));
  done(sheets().storeSheet(event, place(1, 1), wrong(), m_user));
  done(sheets().acceptSheet(event, place(1, 1), m_named));
  sheet::Sheet other = wrong();
  other.lines[0].of(board::Side::Red).move = "-1 (1,3)";
  other.lines[1].of(board::Side::Red).total = "7";
  done(panel().review(event, place(1, 1), other, m_named));
  ASSERT_EQ(queue().size(), 1U);
  EXPECT_EQ(queue()[0].need, SheetNeed::Settling);
  EXPECT_EQ(queue()[0].keyedOtherwise, 2);
  EXPECT_FALSE(queue()[0].isResultOther);
}

TEST_F(ReviewQueue, AResultThatIsNotTheSheetsGoesBeforeAnyFinding) {
  const contest::EventId event = addEvent(4);
  done(pairings().pairNextRound(event, m_user));
  done(sheets().storeSheet(event, place(1, 1), wrong(), m_user));
  sheet::Sheet right = wrong();
  right.lines[1].of(board::Side::Blue).score = "-10";
  right.lines[1].of(board::Side::Blue).total = "-10";
  done(sheets().storeSheet(event, place(1, 2), right, m_user));
  announce({ConfirmationReason::ResultDiffers});
  done(rounds().setResult(event, place(1, 2), totals(90, 2), m_named));
  EXPECT_EQ(queue()[0].at, SheetAt(place(1, 2)));
  EXPECT_TRUE(queue()[0].isResultOther);
  EXPECT_EQ(queue()[0].need, SheetNeed::Settling);
}

TEST_F(ReviewQueue, ARematchThatIsDueStandsInItAndThenItsSheet) {
  const contest::EventId event = addEvent(2, 2);
  while (const auto round = pairings().pairNextRound(event, m_user)) {
    done(rounds().setResult(event, place(numberOf(round->round), 1), totals(9, 4), m_user));
  }
  const auto isRematch = [](const QueuedSheet& sheet) { return std::holds_alternative<RematchOf>(sheet.at); };
  auto waiting = queue();
  auto due = std::ranges::find_if(waiting, isRematch);
  ASSERT_NE(due, waiting.end());
  EXPECT_TRUE(due->isRematchDue);
  EXPECT_EQ(due->need, SheetNeed::Typing);
  done(sheets().enterRematch(event, std::get<RematchOf>(due->at), {}, wrong(), WithSheet::Store, m_named));
  waiting = queue();
  ASSERT_EQ(std::ranges::count_if(waiting, isRematch), 1);
  due = std::ranges::find_if(waiting, isRematch);
  EXPECT_FALSE(due->isRematchDue);
  EXPECT_EQ(due->need, SheetNeed::Settling);
  EXPECT_EQ(due->storedBy, "Gng. Muñoz");
}

}  // namespace
}  // namespace damath::desk
