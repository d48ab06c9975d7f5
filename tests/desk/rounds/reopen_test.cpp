// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a deleted result: the game is open again, its sheet must be accepted again, and a question shows
// the consequences before the result is deleted.
#include <algorithm>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

constexpr std::string_view kReopenedSheet =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";

class Reopened : public DeskTest {
 protected:
  auto reopened(const Author& author) { return rounds().reopenResult(m_event, place(1, 1), author); }
  auto enter(std::int64_t blue, std::int64_t red, const Author& author) {
    return rounds().setResult(m_event, place(1, 1), totals(blue, red), author);
  }
  void acceptSheet(const SheetAt& at) {
    ASSERT_TRUE(sheets().storeSheet(m_event, at, notation::parseSheetText(kReopenedSheet).value(), m_named));
    ASSERT_TRUE(sheets().acceptSheet(m_event, at, m_named));
  }
  db::StoredSheet stored(const SheetAt& at) { return got(sheets().sheets(m_event, at)).back().stored; }
  // Expects that the desk asks a question, and returns it; nullopt if the desk made the change.
  template <class T>
  std::optional<Question> asked(const Expected<T, DeskError>& answer) {
    EXPECT_FALSE(answer);
    if (answer) return std::nullopt;
    EXPECT_EQ(answer.error().refusal, Refusal::ConfirmationAsked);
    return answer.error().template as<Asked>()->question;
  }
  contest::EventId addEventOf(contest::System system, int players, std::optional<int> rounds) {
    contest::EventSetup setup = setupOf(std::string(toText(system)));
    setup.system = system;
    setup.rounds = rounds;
    const auto id = events().addEvent(setup, m_user).value();
    EXPECT_TRUE(events().importPlayers(id, rosterOf(players), m_user));
    return id;
  }
  contest::Event find(contest::EventId id) { return *snapshot().find(id); }

  contest::EventId m_event = addEvent(4);
  Author m_silent{"arbiter", "Gng. Muñoz", "maling board"};
};

TEST_F(Reopened, NeedsNameReasonAndAnswer) {
  announce({ConfirmationReason::ResultReopened, ConfirmationReason::Undone});
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  EXPECT_EQ(refusalOf(reopened(m_named)), Refusal::ResultOpen);
  ASSERT_TRUE(enter(12, 3, m_user));
  EXPECT_EQ(refusalOf(reopened(m_user)), Refusal::ByRequired);
  const auto question = asked(reopened(m_silent));
  ASSERT_TRUE(question);
  EXPECT_EQ(question->code, ConfirmationReason::ResultReopened);
  EXPECT_EQ(question->level, ConfirmationLevel::Confirm);
  ASSERT_NE(question->as<Effects>(), nullptr);
  EXPECT_EQ(question->as<Effects>()->consequences.moves.size(), 4U) << "all are level again";
  const auto done = reopened(m_named);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->before.blueGrand, exact::Number(12));
  EXPECT_EQ(done->sheetBefore, db::Acceptance::Open);
  EXPECT_FALSE(event().games[0].result);
  EXPECT_EQ(got(events().status()).at(0).next, NextStep::EnterResults);
  EXPECT_EQ(journalled(1), "reopenResult game 1 Gng. Muñoz");
  EXPECT_TRUE(enter(3, 12, m_user)) << "it is a first result again";
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(event().games[0].result->blueGrand, exact::Number(12));
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Reopened, TellsWhatWasPairedUponIt) {
  announce({ConfirmationReason::PastEntered, ConfirmationReason::PastReopened});
  m_event = addEventOf(contest::System::Swiss, 8, 3);
  playRound(m_event);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  const auto question = asked(reopened(m_silent));
  ASSERT_TRUE(question);
  EXPECT_EQ(question->code, ConfirmationReason::PastReopened);
  EXPECT_EQ(question->level, ConfirmationLevel::TwoSteps);
  EXPECT_FALSE(question->as<Effects>()->rounds.empty());
  ASSERT_TRUE(reopened(m_named));
  // Entering the result again also asks a question of level TwoSteps. Otherwise a person could delete a
  // result and enter another without a question about the new result.
  EXPECT_EQ(refusalOf(enter(3, 12, m_user)), Refusal::ByRequired);
  const auto again = asked(enter(3, 12, m_silent));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->code, ConfirmationReason::PastEntered);
  EXPECT_EQ(again->level, ConfirmationLevel::TwoSteps);
  EXPECT_TRUE(asksForConfirmation(find(m_event), find(m_event).games[0]));
  EXPECT_EQ(refusalOf(pairings().pairNextRound(m_event, m_user)), Refusal::ResultsMissing);
  const auto entered = enter(3, 12, m_named);
  ASSERT_TRUE(entered);
  EXPECT_EQ(entered->kind, ChangeKind::First);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// In every system, a game of a past round may lose its result. The next round waits until the result is
// entered again.
TEST_F(Reopened, EverySystemGoesOn) {
  announce({ConfirmationReason::PastEntered, ConfirmationReason::PastReopened});
  for (const contest::System system :
       {contest::System::RoundRobin, contest::System::Groups, contest::System::Swiss,
        contest::System::KnockOut, contest::System::DoubleKnockOut}) {
    m_event = addEventOf(system, 8, system == contest::System::Swiss ? std::optional(4) : std::nullopt);
    playRound(m_event);
    playRound(m_event);
    ASSERT_TRUE(pairings().pairNextRound(m_event, m_user)) << toText(system);
    ASSERT_TRUE(reopened(m_named)) << toText(system);
    const contest::Standings table = standingsOf(*snapshot().find(m_event), {});
    EXPECT_TRUE(table.provisional) << toText(system);
    EXPECT_EQ(got(events().status()).back().next, NextStep::EnterResults) << toText(system);
    EXPECT_EQ(refusalOf(pairings().pairNextRound(m_event, m_user)), Refusal::ResultsMissing);
    ASSERT_TRUE(enter(12, 3, m_named)) << toText(system);
    EXPECT_TRUE(got(verify(*m_desk)).empty()) << toText(system);
  }
}

TEST_F(Reopened, TheSheetIsToBeAcceptedAnew) {
  announce({ConfirmationReason::AcceptanceUndone, ConfirmationReason::ResultReopened});
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  acceptSheet(place(1, 1));
  Author halfway = m_silent;
  halfway.answers = {{ConfirmationLevel::TwoSteps, ConfirmationReason::ResultReopened, "oo"}};
  const auto question = asked(reopened(halfway));
  ASSERT_TRUE(question);
  EXPECT_EQ(question->code, ConfirmationReason::AcceptanceUndone);
  EXPECT_EQ(question->at, SheetAt(place(1, 1)));
  EXPECT_TRUE(event().games[0].result) << "nothing is done by halves";
  const auto done = reopened(m_named);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->sheetBefore, db::Acceptance::Accepted);
  EXPECT_EQ(stored(place(1, 1)).acceptance, db::Acceptance::Open);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  const auto again = sheets().acceptSheet(m_event, place(1, 1), m_named);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->result.kind, ChangeKind::First);
  EXPECT_TRUE(event().games[0].result);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(stored(place(1, 1)).acceptance, db::Acceptance::Accepted);
  EXPECT_TRUE(event().games[0].result) << "result and acceptance come back together";
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Reopened, ASignedSheetKeepsItsResult) {
  announce({ConfirmationReason::SignedOff});
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  acceptSheet(place(1, 1));
  Author reviewer = m_named;
  reviewer.by = "G. Cruz";
  ASSERT_TRUE(ReviewDesk(*m_desk).review(m_event, place(1, 1), {}, reviewer));
  ASSERT_TRUE(ReviewDesk(*m_desk).signOff(m_event, place(1, 1), m_named));
  EXPECT_EQ(refusalOf(reopened(m_named)), Refusal::SheetSignedOff);
  EXPECT_TRUE(event().games[0].result);
}

TEST_F(Reopened, ARematchIsDueAgain) {
  announce({ConfirmationReason::AcceptanceUndone, ConfirmationReason::RematchReopened,
            ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers,
            ConfirmationReason::Undone});
  m_event = addEventOf(contest::System::RoundRobin, 2, {});
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  ASSERT_TRUE(enter(5, 5, m_user));
  const contest::EntryId one = find(m_event).entries[0].id;
  const contest::EntryId other = find(m_event).entries[1].id;
  const RematchOf both{one, other};
  EXPECT_EQ(refusalOf(rounds().reopenRematch(m_event, both, m_named)), Refusal::NoSuchRematch);
  ASSERT_TRUE(rounds().setRematch(m_event, one, other, totals(8, 1), m_user));
  acceptSheet(both);
  const auto question = asked(rounds().reopenRematch(m_event, both, m_silent));
  ASSERT_TRUE(question);
  EXPECT_EQ(question->code, ConfirmationReason::RematchReopened);
  EXPECT_EQ(question->level, ConfirmationLevel::Confirm);
  EXPECT_EQ(question->at, SheetAt(both));
  const auto* effects = question->as<Effects>();
  ASSERT_NE(effects, nullptr);
  ASSERT_TRUE(effects->result);
  EXPECT_FALSE(effects->result->after);
  EXPECT_EQ(effects->consequences.rematchesAdded.size(), 1U);
  ASSERT_TRUE(rounds().reopenRematch(m_event, both, m_named));
  EXPECT_TRUE(find(m_event).rematches.empty());
  EXPECT_EQ(standingsOf(*snapshot().find(m_event), {}).rematchesDue.size(), 1U);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  ASSERT_TRUE(rounds().setRematch(m_event, other, one, totals(8, 1), m_user));
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(find(m_event).rematches.size(), 1U);
  EXPECT_EQ(stored(both).acceptance, db::Acceptance::Accepted);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Reopened, ARematchThatABracketWentOnFromAsksInTwoSteps) {
  m_event = addEventOf(contest::System::KnockOut, 4, {});
  const auto first = pairings().pairNextRound(m_event, m_user).value();
  ASSERT_TRUE(enter(5, 5, m_user));
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 2), totals(9, 1), m_user));
  const RematchOf both{first.games[0].blue, first.games[0].red};
  ASSERT_TRUE(rounds().setRematch(m_event, both.one, both.other, totals(8, 1), m_user));
  EXPECT_EQ(got(asked(rounds().reopenRematch(m_event, both, m_silent))).level, ConfirmationLevel::Confirm);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  const auto question = asked(rounds().reopenRematch(m_event, both, m_silent));
  ASSERT_TRUE(question);
  EXPECT_EQ(question->level, ConfirmationLevel::TwoSteps);
  EXPECT_FALSE(question->as<Effects>()->rounds.empty());
}

}  // namespace
}  // namespace damath::desk
