// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of scoresheets whose moves could not be followed to the end. Such a sheet gives no result before the
// facilitator has ruled on each gap (T6).
#include <gmock/gmock.h>

#include "app/desk/events/review_queue.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/review_queue_words.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/exchanged_sheet.hpp"
#include "tests/support/habit_sheet.hpp"

namespace damath::desk {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Returns a sheet with a gap: no legal turns explain lines 2 to 4.
sheet::Sheet gapped() {
  return notation::parseSheetText(
             "[Set \"integer\"]\n[Result \"1-0\"]\n\n-9 (0,3) || -1 (1,4)\n8 (1,0) || 6 (1,0)\n"
             "10 (1,0) || 8 (1,0)\n4 (1,0) || 2 (1,0)\n")
      .value();
}

class SheetsNotFollowed : public DeskTest {
 protected:
  SheetsNotFollowed() { done(pairings().pairNextRound(m_event, m_user)); }
  auto store() { return sheets().storeSheet(m_event, m_at, gapped(), m_user); }
  auto accept(const Author& author) { return sheets().acceptSheet(m_event, m_at, author); }
  void keepGap() {
    db::StoredRuling keep;
    keep.line = 2;
    keep.side = board::Side::Blue;
    done(ReviewDesk(*m_desk).rule(m_event, m_at, keep, m_named));
  }
  EventStatus status() { return got(events().status(m_event)); }
  QueuedSheet queued() { return got(reviewQueue(*m_desk, status())).at(0); }
  BoardStage stage() { return status().boards.of(event().games[0].id).stage; }

  contest::EventId m_event = addEvent(2);
  Place m_at = place(1, 1);
};

TEST_F(SheetsNotFollowed, GivesNoResultBeforeEachGapIsRuledOn) {
  done(store());
  const auto refused = accept(m_named);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().refusal, Refusal::NotProven);
  const auto* facts = refused.error().as<Unproven>();
  ASSERT_NE(facts, nullptr);
  ASSERT_EQ(facts->open.size(), 1U);
  EXPECT_EQ(facts->open[0].line, 2);
  const std::string told = words::message(refused.error(), words::Language::English);
  EXPECT_THAT(told, HasSubstr("Only 2 of 8 turns could be followed"));
  EXPECT_THAT(told, HasSubstr("line 2, BLUE, move"));
  EXPECT_FALSE(event().games[0].result);
  keepGap();
  EXPECT_FALSE(event().games[0].result) << "a ruling on a gap is no acceptance";
  announce({ConfirmationReason::NotFollowed});
  done(accept(m_named));
  EXPECT_EQ(event().games[0].result->result, rules::Result::BlueWins) << "as the paper says";
  EXPECT_THAT(got(verify(*m_desk)), IsEmpty()) << "though the totals of the paper make a draw";
}

// Two gaps: the error names each.
TEST_F(SheetsNotFollowed, NamesEachPlaceThatIsToBeRuledOn) {
  sheet::Sheet sheet = support::exchangedFrom(99);
  for (const std::size_t line : {2U, 3U, 11U, 12U, 13U}) {
    for (sheet::Half& half : sheet.lines[line].halves) half = {sheet::HalfKind::Play, "11 (7,7)", "", ""};
  }
  const auto refused = sheets().storeAndAccept(m_event, m_at, sheet, m_named);
  ASSERT_FALSE(refused);
  EXPECT_THAT(words::message(refused.error(), words::Language::English),
              HasSubstr("Settle each of these cells of the saved scoresheet first: line 3, BLUE, move; line "
                        "12, BLUE, move"));
  EXPECT_THAT(refused.error().as<Unproven>()->asked, IsEmpty());
}

// No ruling reverts an exchange of columns. To revert it, the reviewer answers "no" when the program asks if
// the players wrote in each other's column.
TEST_F(SheetsNotFollowed, AnExchangeIsLeftAsWrittenByItsAnswerAlone) {
  done(sheets().storeSheet(m_event, m_at, support::exchangedFrom(support::kFirstExchanged), m_user));
  db::StoredRuling keep;
  keep.line = support::kFirstExchanged;
  keep.side = board::Side::Blue;
  const auto refused = ReviewDesk(*m_desk).rule(m_event, m_at, keep, m_named);
  EXPECT_EQ(refusalOf(refused), Refusal::KeepsExchange);
  EXPECT_THAT(words::message(refused.error(), words::Language::English),
              HasSubstr("answer “no” to the question “Did the players write in each other’s column?”"));
  done(sheets().answerHabit(m_event, m_at, {sheet::exchangedColumns()}, sheet::HabitDecision::Declined,
                            m_named));
  const auto view = got(sheets().sheetInForce(m_event, m_at));
  EXPECT_TRUE(std::ranges::none_of(view.report.findings, [](const sheet::Finding& finding) {
    return finding.code == sheet::FindingCode::ExchangedColumns;
  }));
  for (const sheet::Correction& each : view.outcome.corrections) {
    const sheet::Half& half = view.stored.sheet.lines[static_cast<std::size_t>(each.line - 1)].of(each.side);
    const bool isMove = half.kind == sheet::HalfKind::Play && each.cell == sheet::Cell::Move;
    EXPECT_FALSE(isMove) << "line " << each.line;
  }
}

TEST_F(SheetsNotFollowed, AnOpenQuestionIsNamedAmongWhatBlocks) {
  const auto sheet = notation::parseSheetText(support::unprovenExchange()).value();
  const auto refused = sheets().storeAndAccept(m_event, m_at, sheet, m_named);
  ASSERT_FALSE(refused);
  ASSERT_NE(refused.error().as<Unproven>(), nullptr);
  EXPECT_THAT(refused.error().as<Unproven>()->asked, ElementsAre(sheet::exchangedColumns()));
}

TEST_F(SheetsNotFollowed, IsAcceptedWithNameAndReason) {
  done(store());
  keepGap();
  const auto asked = accept(m_user);
  EXPECT_EQ(refusalOf(asked), Refusal::ByRequired);
  const std::string question = words::questionText(
      *asked.error().question(), [](contest::EntryId) { return std::string(); }, words::Language::English);
  EXPECT_THAT(question, HasSubstr("Only 2 of 8 turns could be followed"));
  EXPECT_FALSE(event().games[0].result);
}

TEST_F(SheetsNotFollowed, IsNotStoredAndAcceptedInOne) {
  EXPECT_EQ(refusalOf(sheets().storeAndAccept(m_event, m_at, gapped(), m_named)), Refusal::NotProven);
  EXPECT_THAT(got(sheets().sheets(m_event, m_at)), IsEmpty());
  EXPECT_FALSE(event().games[0].result);
}

TEST_F(SheetsNotFollowed, IsAStateOfItsOwnUntilItIsAccepted) {
  done(store());
  EXPECT_EQ(queued().need, SheetNeed::NotFollowed);
  EXPECT_EQ(words::needText(queued(), words::Language::English), "only 2 of 8 turns followed");
  EXPECT_EQ(words::needText(queued(), words::Language::Filipino), "2 lamang sa 8 tira ang nasundan");
  EXPECT_EQ(stage(), BoardStage::NotFollowed);
  EXPECT_THAT(status().sheetsNotFollowed, ElementsAre(m_at));
  EXPECT_THAT(status().sheetsWithFindings, IsEmpty()) << "a gap is no mistake";
  keepGap();
  EXPECT_EQ(queued().need, SheetNeed::NotFollowed);
  announce({ConfirmationReason::NotFollowed});
  done(accept(m_named));
  EXPECT_EQ(queued().need, SheetNeed::Review);
  EXPECT_THAT(words::needText(queued(), words::Language::English), HasSubstr("only 2 of 8 turns followed"));
  EXPECT_EQ(stage(), BoardStage::NotFollowed) << "nobody has reviewed it";
  EXPECT_THAT(status().sheetsNotFollowed, IsEmpty());
  reopen();
  EXPECT_EQ(queued().coverage.turns, 8U) << "learnt anew";
}

TEST_F(SheetsNotFollowed, WithAResultTheSheetIsStillOpen) {
  done(rounds().setResult(m_event, m_at, totals(5, 0), m_user));
  announce({ConfirmationReason::ResultDiffers});
  done(sheets().storeSheet(m_event, m_at, gapped(), m_named));
  EXPECT_EQ(status().next, NextStep::CheckSheets);
}

// While several games explain a scoresheet, it contradicts no entered result and shows none of its totals.
TEST_F(SheetsNotFollowed, AnOpenSheetContradictsNoEnteredResult) {
  contest::EventSetup setup = setupOf("Grade 8");
  setup.set = *rules::builtInChipSet("counting");
  m_event = got(events().addEvent(setup, m_user));
  done(events().importPlayers(m_event, rosterOf(2), m_user));
  done(pairings().pairNextRound(m_event, m_user));
  const auto differing = [&] { return status().resultsDiffering.size(); };

  done(rounds().setResult(m_event, m_at, totals(170, 150), m_user));
  done(sheets().storeSheet(m_event, m_at, notation::parseSheetText(support::kSeveralGames).value(), m_user));
  EXPECT_EQ(got(sheets().difference(m_event, m_at)), std::nullopt);
  EXPECT_EQ(differing(), 0U);
  EXPECT_THAT(got(verify(*m_desk)), IsEmpty());
  EXPECT_EQ(refusalOf(sheets().acceptSheet(m_event, m_at, m_named)), Refusal::NotProven);

  announce({ConfirmationReason::ResultDiffers});
  done(sheets().answerHabit(m_event, m_at, {sheet::turnInQuestion(16, board::Side::Blue, "@(1,6)(4,3)")},
                            sheet::HabitDecision::Accepted, m_named));
  const auto difference = got(sheets().difference(m_event, m_at));
  ASSERT_TRUE(difference.has_value()) << "the game was chosen";
  EXPECT_THAT(difference->ofSheet.figures(), HasSubstr("166"));
  EXPECT_EQ(differing(), 1U);
  EXPECT_THAT(got(verify(*m_desk)), ::testing::SizeIs(1));
}

}  // namespace
}  // namespace damath::desk
