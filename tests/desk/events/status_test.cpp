// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/review_queue.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class Status : public DeskTest {
 protected:
  EventStatus status() { return events().status().value().at(0); }
  void storeSheet(int round, int board, const std::string& text) {
    ASSERT_TRUE(
        sheets().storeSheet(m_event, place(round, board), notation::parseSheetText(text).value(), m_named));
  }
  // On board 1, enters a win for the player with the lower entry id.
  void firstWins(int round) {
    const auto paired = pairedRounds(*snapshot().find(m_event));
    const contest::Game& game = paired.back().games.at(0);
    ASSERT_TRUE(rounds().setResult(m_event, place(round, 1),
                                   game.blue < game.red ? totals(9, 1) : totals(1, 9), m_user));
  }
  contest::EventId m_event{};
};

TEST_F(Status, WithoutPlayers) {
  m_event = addEvent(0);
  const EventStatus now = status();
  EXPECT_EQ(now.name, "Grade 7");
  EXPECT_EQ(now.players, 0);
  EXPECT_EQ(now.roundsNeeded, 0);
  EXPECT_EQ(now.next, NextStep::ImportPlayers);
}

TEST_F(Status, FromTheFirstPairingToTheEnd) {
  m_event = addEvent(3);
  EXPECT_EQ(status().next, NextStep::PairRound);
  EXPECT_EQ(status().roundsNeeded, 3);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  EXPECT_EQ(status().next, NextStep::EnterResults);
  EXPECT_EQ(status().roundsPaired, 1);
  EXPECT_EQ(status().resultsMissing, std::vector<Place>()) << "the round is held: nobody plays it yet";
  ASSERT_TRUE(pairings().publish(m_event, m_user));
  EXPECT_EQ(status().next, NextStep::EnterResults);
  EXPECT_EQ(status().resultsMissing, std::vector<Place>{place(1, 1)});
  ASSERT_NO_FATAL_FAILURE(firstWins(1));
  EXPECT_EQ(status().next, NextStep::PairRound);
  EXPECT_EQ(status().sheetsMissing, std::vector<Place>{place(1, 1)});
  for (int round = 2; round <= 3; ++round) {
    ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
    ASSERT_NO_FATAL_FAILURE(firstWins(round));
  }
  EXPECT_EQ(status().sheetsMissing.size(), 3U);
  EXPECT_TRUE(status().rematchesDue.empty());
  EXPECT_EQ(status().next, NextStep::CheckSheets);
}

TEST_F(Status, ScoresheetsAreMissingOnlyIfTheEventWantsThem) {
  m_event = addEvent(3);
  for (int round = 1; round <= 3; ++round) {
    ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
    ASSERT_NO_FATAL_FAILURE(firstWins(round));
  }
  ASSERT_EQ(status().next, NextStep::CheckSheets);
  contest::EventSetup setup = snapshot().find(m_event)->setup;
  setup.sheetsWanted = contest::SheetsWanted::Optional;
  ASSERT_TRUE(events().setSetup(m_event, setup, m_user)) << "it changes no rank, so nothing is asked";
  EXPECT_EQ(snapshot().find(m_event)->setup, setup) << "read back from the file";
  EXPECT_TRUE(status().sheetsMissing.empty());
  EXPECT_EQ(status().next, NextStep::Final);
  const contest::Event event = *snapshot().find(m_event);
  EXPECT_FALSE(status().boards.of(event.games.front().id).isOutstanding);
  EXPECT_TRUE(got(reviewQueue(*m_desk, status())).empty()) << "no reviewer waits for a scoresheet";
  // A scoresheet that is stored all the same is checked as in every event, and compared with the result.
  announce({ConfirmationReason::ResultDiffers});
  storeSheet(1, 1, "[Set \"integer\"]\n\n-9 (0,4) | | || -1 (1,4) | |\n");
  EXPECT_EQ(status().sheetsWithFindings, std::vector<Place>{place(1, 1)});
  EXPECT_EQ(status().next, NextStep::CheckSheets);
  setup.sheetsWanted = contest::SheetsWanted::EveryGame;
  ASSERT_TRUE(events().setSetup(m_event, setup, m_user));
  EXPECT_EQ(status().sheetsMissing.size(), 2U);
  EXPECT_EQ(got(reviewQueue(*m_desk, status())).size(), 3U);
  setup.schoolMates = contest::SchoolMates::KeptApart;
  EXPECT_FALSE(events().setSetup(m_event, setup, m_user)) << "any other change of the setup is asked about";
}

TEST_F(Status, AContestOfOneSchoolUsuallyWantsNoScoresheets) {
  using contest::ContestLevel;
  using contest::SheetsWanted;
  EXPECT_EQ(contest::usualSheetsWanted(ContestLevel::School), SheetsWanted::Optional);
  for (const ContestLevel level : {ContestLevel::None, ContestLevel::District, ContestLevel::Division,
                                   ContestLevel::Region, ContestLevel::National}) {
    EXPECT_EQ(contest::usualSheetsWanted(level), SheetsWanted::EveryGame);
  }
}

TEST_F(Status, ATieAsksForItsRematchBeforeTheSheets) {
  m_event = addEvent(2);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(7, 7), m_user));
  EXPECT_EQ(status().rematchesDue.size(), 1U);
  EXPECT_FALSE(status().sheetsMissing.empty());
  EXPECT_EQ(status().next, NextStep::PlayRematches);
}

// After a drawn game of a knock-out, pairing is refused. The status must not ask for pairing.
TEST_F(Status, SaysPairOnlyWherePairingDoes) {
  contest::EventSetup setup = setupOf("Knock-out");
  setup.system = contest::System::KnockOut;
  setup.rounds = 1;
  m_event = events().addEvent(setup, m_user).value();
  ASSERT_TRUE(events().importPlayers(m_event, rosterOf(4), m_user));
  EXPECT_EQ(status().next, NextStep::ChangePlan);
  EXPECT_EQ(status().planFaults,
            (std::vector<pairing::ScheduleFault>{{pairing::ScheduleFaultKind::TooFewRounds, 2, 1}}));
  EXPECT_EQ(refusalOf(pairings().pairNextRound(m_event, m_user)), Refusal::ScheduleImpossible);
  setup.rounds.reset();
  ASSERT_TRUE(events().setSetup(m_event, setup, m_user));
  EXPECT_EQ(status().next, NextStep::PairRound);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  for (const int board : {1, 2}) {
    ASSERT_TRUE(rounds().setResult(m_event, place(1, board), totals(5, 5), m_user));
  }
  EXPECT_EQ(status().next, NextStep::PlayRematches);
  EXPECT_EQ(refusalOf(pairings().pairNextRound(m_event, m_user)), Refusal::RematchMissing);
}

TEST_F(Status, FewerRoundsThanArePairedAreRefused) {
  announce({ConfirmationReason::SetupChanged});
  m_event = addEvent(6);
  playRound(m_event);
  playRound(m_event);
  contest::EventSetup setup = event().setup;
  setup.rounds = 1;
  EXPECT_EQ(refusalOf(events().setSetup(m_event, setup, m_named)), Refusal::ScheduleImpossible);
  setup.rounds = 2;
  ASSERT_TRUE(events().setSetup(m_event, setup, m_named));
  EXPECT_EQ(status().roundsNeeded, 2);
  EXPECT_EQ(refusalOf(pairings().pairNextRound(m_event, m_user)), Refusal::Complete);
  setup.rounds.reset();
  ASSERT_TRUE(events().setSetup(m_event, setup, m_named)) << "as many as the system needs";
  EXPECT_EQ(status().roundsNeeded, 5);
}

TEST_F(Status, WhereReviewsAreAskedForTheyAreTheNextStep) {
  EventStatus status;
  status.next = NextStep::Final;
  EXPECT_EQ(withReviews(status).next, NextStep::Final);
  status.sheetsUnreviewed = {place(1, 1)};
  EXPECT_EQ(withReviews(status).next, NextStep::ReviewSheets);
  status.next = NextStep::CheckSheets;
  EXPECT_EQ(withReviews(status).next, NextStep::CheckSheets);
}

// A contest without corrections asks no question. The only answer of the author here, RoundPublished, is not
// used: each round is published before its results.
TEST_F(Status, AnOrdinaryDayAsksNoQuestions) {
  m_event = addEvent(4);
  for (int round = 1; round <= 3; ++round) {
    ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
    ASSERT_TRUE(pairings().publish(m_event, m_user));
    for (const int board : {1, 2}) {
      ASSERT_TRUE(rounds().setResult(m_event, place(round, board), totals(board, 9), m_user));
    }
  }
  ASSERT_TRUE(
      events().setSetup(events().addEvent(setupOf("Another"), m_user).value(), setupOf("Other"), m_user));
}

TEST_F(Status, NothingOpenIsFinal) {
  m_event = addEvent(2);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), {rules::Ending::NoShowRed, {}, {}}, m_user));
  EXPECT_TRUE(status().sheetsMissing.empty()) << "where nobody played there is no sheet";
  EXPECT_EQ(status().next, NextStep::Final);
}

TEST_F(Status, SheetsWithErrorsUntilAccepted) {
  announce({ConfirmationReason::SheetReplaced});
  m_event = addEvent(2);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  storeSheet(1, 1, "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 ||\n");
  EXPECT_EQ(status().sheetsWithFindings, std::vector<Place>{place(1, 1)});
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_user));
  EXPECT_TRUE(status().sheetsWithFindings.empty());
  EXPECT_TRUE(status().sheetsMissing.empty());
  EXPECT_EQ(status().next, NextStep::Final);
  storeSheet(1, 1, "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -13 | -13 ||\n");
  EXPECT_EQ(status().sheetsWithFindings, std::vector<Place>{place(1, 1)}) << "the newest version counts";
}

// An event with one paired board. board() returns the stage of the board, true if the board has a result, and
// true if the board still lacks a result or a sheet.
class BoardOnItsWay : public Status {
 protected:
  void SetUp() override {
    m_event = addEvent(2);
    done(pairings().pairNextRound(m_event, m_user));
  }
  std::tuple<BoardStage, bool, bool> board() {
    const BoardState state = status().boards.of(snapshot().find(m_event)->games.front().id);
    return {state.stage, state.hasResult, state.isOutstanding};
  }
};

TEST_F(BoardOnItsWay, FromThePairingToTheResult) {
  EXPECT_EQ(board(), std::tuple(BoardStage::ToPlay, false, true));
  done(pairings().publish(m_event, m_user));
  EXPECT_EQ(board(), std::tuple(BoardStage::Playing, false, true));
  done(rounds().setResult(m_event, place(1, 1), totals(-7, -4), m_user));
  EXPECT_EQ(board(), std::tuple(BoardStage::ResultIn, true, true)) << "its sheet is missing";
}

TEST_F(BoardOnItsWay, FromTheSheetToTheSignature) {
  announce({ConfirmationReason::SignedOff});
  storeSheet(1, 1, "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 ||\n");
  EXPECT_EQ(board(), std::tuple(BoardStage::SheetIn, false, true)) << "errors that nobody decided on";
  done(sheets().acceptSheet(m_event, place(1, 1), m_named));
  EXPECT_EQ(board(), std::tuple(BoardStage::Audited, true, false));
  Author reviewer = m_named;
  reviewer.by = "G. Cruz";
  done(ReviewDesk(*m_desk).review(m_event, place(1, 1), {}, reviewer));
  EXPECT_EQ(std::get<0>(board()), BoardStage::Reviewed);
  done(ReviewDesk(*m_desk).signOff(m_event, place(1, 1), m_named));
  EXPECT_EQ(board(), std::tuple(BoardStage::Signed, true, false));
}

TEST_F(Status, WhereNobodyPlayedNothingIsOutstanding) {
  m_event = addEvent(2);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), {rules::Ending::NoShowRed, {}, {}}, m_user));
  const BoardState state = status().boards.of(snapshot().find(m_event)->games.front().id);
  EXPECT_EQ(state.stage, BoardStage::ResultIn);
  EXPECT_FALSE(state.isOutstanding);
}

TEST_F(Status, EveryEventInOrder) {
  addEvent(2);
  ASSERT_TRUE(events().addEvent(setupOf("Second"), m_user));
  const auto list = events().status().value();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[1].name, "Second");
}

}  // namespace
}  // namespace damath::desk
