// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a reviewer's answer about a habit: stored with a name and a reason, written into the journal, and
// undone.
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/words/texts/journal_words.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/habit_sheet.hpp"

namespace damath::desk {
namespace {

using sheet::HabitDecision;

const std::vector<sheet::HabitOfColumn> kRedSquares{{board::Side::Red, "squares otherSide"}};

class HabitAnswer : public DeskTest {
 protected:
  HabitAnswer() {
    done(pairings().pairNextRound(m_event, m_user));
    done(sheets().storeSheet(m_event, place(1, 1), notation::parseSheetText(support::kRedFromRed).value(),
                             m_user));
  }
  SheetView inForce() { return got(sheets().sheetInForce(m_event, place(1, 1))); }
  DeskResult<SheetView> answer(HabitDecision decision, const Author& author) {
    return sheets().answerHabit(m_event, place(1, 1), kRedSquares, decision, author);
  }
  std::string newestRow() {
    const auto rows = got(m_desk->journal());
    const JournalFacts facts(snapshot(), rows);
    return words::rowText(facts.of(rows.back()), words::Language::English);
  }

  contest::EventId m_event = addEvent(4);
};

TEST_F(HabitAnswer, IsAReviewersDecisionUnderANameAndAReason) {
  EXPECT_EQ(refusalOf(answer(HabitDecision::Accepted, m_user)), Refusal::ByRequired);
  Author silent = m_named;
  silent.reason.clear();
  EXPECT_EQ(refusalOf(answer(HabitDecision::Accepted, silent)), Refusal::ReasonRequired);
  EXPECT_EQ(inForce().stored.version, 1);
  const auto view = got(answer(HabitDecision::Accepted, m_named));
  EXPECT_EQ(view.stored.version, 2);
  EXPECT_EQ(view.stored.by, m_named.by);
  EXPECT_EQ(view.stored.sheet.tag(sheet::kHabitsTag), "red squares otherSide accepted");
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(HabitAnswer, TheJournalSaysWhatWasDecidedByWhomAndWhy) {
  done(answer(HabitDecision::Accepted, m_named));
  EXPECT_NE(newestRow().find("Read RED’s squares from the other side of the board? Yes"), std::string::npos)
      << newestRow();
  const auto rows = got(m_desk->journal());
  EXPECT_EQ(rows.back().by, m_named.by);
  EXPECT_EQ(rows.back().reason, m_named.reason);
  const auto changes = JournalFacts(snapshot(), rows).changes(rows.back());
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes.front().field, RowField::Habits);
  EXPECT_EQ(words::changeText(changes.front(), words::Language::English),
            "habits: Read RED’s squares from the other side of the board? Yes");
}

TEST_F(HabitAnswer, ADeclinedHabitIsNotFoundAnyMore) {
  const auto asks = [](const SheetView& view) {
    return std::ranges::any_of(view.report.findings, [](const sheet::Finding& finding) {
      return sheet::habitsIn(finding) == kRedSquares;
    });
  };
  EXPECT_TRUE(asks(inForce()));
  done(answer(HabitDecision::Declined, m_named));
  EXPECT_FALSE(asks(inForce()));
  EXPECT_NE(newestRow().find("from the other side of the board? No"), std::string::npos) << newestRow();
}

TEST_F(HabitAnswer, TakesThePlaceOfARulingOnTheHabit) {
  const auto findings = inForce().report.findings;
  const auto root = std::ranges::find_if(
      findings, [](const sheet::Finding& finding) { return sheet::habitsIn(finding) == kRedSquares; });
  ASSERT_NE(root, findings.end());
  db::StoredRuling keep;
  keep.line = root->line;
  keep.side = root->side;
  keep.cell = root->cell;
  done(ReviewDesk(*m_desk).rule(m_event, place(1, 1), keep, m_named));
  ASSERT_EQ(inForce().stored.rulings.size(), 1U);
  EXPECT_TRUE(got(answer(HabitDecision::Accepted, m_named)).stored.rulings.empty());
}

TEST_F(HabitAnswer, UndoTakesItBack) {
  done(answer(HabitDecision::Accepted, m_named));
  done(HistoryDesk(*m_desk).undo(std::nullopt, m_named));
  EXPECT_EQ(inForce().stored.version, 1);
  EXPECT_EQ(inForce().stored.sheet.tag(sheet::kHabitsTag), "");
}

TEST_F(HabitAnswer, TheSameAnswerAgainChangesNothing) {
  done(answer(HabitDecision::Accepted, m_named));
  EXPECT_EQ(got(answer(HabitDecision::Accepted, m_named)).stored.version, 2);
}

TEST_F(HabitAnswer, ReviewersKeyingsGoAlongAndASignedSheetStays) {
  announce({ConfirmationReason::SignedOff});
  const auto same = notation::parseSheetText(support::kRedFromRed).value();
  Author reviewer = m_named;
  reviewer.by = "G. Cruz";
  done(ReviewDesk(*m_desk).review(m_event, place(1, 1), same, reviewer));
  const auto view = got(answer(HabitDecision::Accepted, m_named));
  ASSERT_EQ(view.stored.reviews.size(), 1U);
  EXPECT_EQ(view.stored.reviews.front().differences, 0) << "a tag is no cell that is typed";
  done(sheets().acceptSheet(m_event, place(1, 1), m_named));
  done(ReviewDesk(*m_desk).signOff(m_event, place(1, 1), m_named));
  EXPECT_EQ(refusalOf(answer(HabitDecision::Declined, m_named)), Refusal::SheetSignedOff);
}

}  // namespace
}  // namespace damath::desk
