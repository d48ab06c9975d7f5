// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of two users who change one contest, in a file and in a shared contest. No change is overwritten
// without a question.
#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/events/player_desk.hpp"
#include "tests/desk/meeting/two_desks.hpp"

namespace damath::desk {
namespace {

class Meetings : public TwoDesks {};

TEST_F(Meetings, AnotherResultIsAskedWithBothAndWhoEnteredTheFirst) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  done(enter(ana, m_event, 1, 50, 10));
  const auto met = enter(ben, m_event, 1, 40, 10);
  ASSERT_FALSE(met);
  ASSERT_NE(met.error().question(), nullptr) << reasonOf(met.error());
  EXPECT_EQ(met.error().question()->code, ConfirmationReason::ResultMeanwhile);
  const auto* facts = met.error().question()->as<ResultMet>();
  ASSERT_NE(facts, nullptr);
  EXPECT_EQ(facts->by, "ana");
  EXPECT_EQ(facts->move.before->blueGrand, "50");
  EXPECT_EQ(facts->move.after->blueGrand, "40");
  contest::Contest keep;
  EXPECT_EQ(game(ana, 1, keep).result->blueGrand, exact::Number(50)) << "nothing is overwritten";
  // Ben gives a name and a reason and answers the questions with yes, so the result is replaced. The journal
  // holds the question.
  ben.author.reason = "signed slip";
  ben.author.answers = answersTo({ConfirmationReason::ResultMeanwhile, ConfirmationReason::ResultCorrected});
  done(enter(ben, m_event, 1, 40, 10));
  EXPECT_EQ(game(ana, 1, keep).result->blueGrand, exact::Number(40));
  const auto journal = got(ben.desk.journal());
  EXPECT_EQ(journal.back().confirmations.front().code, ConfirmationReason::ResultMeanwhile);
}

TEST_F(Meetings, WhoHasSeenItCorrectsAsEver) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  done(enter(ana, m_event, 1, 50, 10));
  ben.look();
  ben.author.reason = "signed slip";
  ben.author.answers = answersTo({ConfirmationReason::ResultCorrected});
  done(enter(ben, m_event, 1, 40, 10));
}

TEST_F(Meetings, TheSameResultAgainSaysWhoEnteredIt) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  done(enter(ana, m_event, 1, 50, 10));
  const auto again = enter(ben, m_event, 1, 50, 10);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().refusal, Refusal::EnteredAlready);
  EXPECT_EQ(again.error().as<MetEntry>()->by, "ana");
  EXPECT_EQ(refusalOf(enter(ana, m_event, 1, 50, 10)), Refusal::ResultUnchanged) << "one's own";
}

TEST_F(Meetings, AResultTakenAwayMeanwhileIsAsked) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  done(enter(ana, m_event, 1, 50, 10));
  ben.look();
  ana.author.reason = "wrong board";
  ana.author.answers = answersTo({ConfirmationReason::ResultReopened});
  done(RoundDesk(ana.desk).reopenResult(m_event, place(1, 1), ana.author));
  const auto met = enter(ben, m_event, 1, 40, 10);
  ASSERT_FALSE(met);
  ASSERT_NE(met.error().question(), nullptr);
  EXPECT_EQ(met.error().question()->code, ConfirmationReason::ChangedMeanwhile);
  EXPECT_EQ(met.error().question()->as<ChangesMet>()->rows.back().by, "ana");
}

TEST_F(Meetings, AmongAllOthersAbsentABoardThatAnotherChangedMeanwhileIsAsked) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  // Ana changes the last board after Ben has looked. Ben's command marks all others absent. It reads the
  // changes of other users only once, before it writes the first board.
  done(enter(ana, m_event, 2, 50, 10));
  ben.look();
  ana.author.reason = "wrong board";
  ana.author.answers = answersTo({ConfirmationReason::ResultReopened});
  done(RoundDesk(ana.desk).reopenResult(m_event, place(1, 2), ana.author));
  const auto markRest = [&] {
    return CheckInDesk(ben.desk).setUnseen(m_event, contest::RoundNumber{1}, Presence::Absent, ben.author);
  };
  ben.author.reason = "nobody came";
  ben.author.answers = answersTo({ConfirmationReason::Absent});
  const auto met = markRest();
  ASSERT_FALSE(met);
  ASSERT_NE(met.error().question(), nullptr);
  EXPECT_EQ(met.error().question()->code, ConfirmationReason::ChangedMeanwhile);
  ASSERT_EQ(met.error().question()->as<ChangesMet>()->rows.size(), 1U) << "not what was just written";
  EXPECT_EQ(met.error().question()->as<ChangesMet>()->rows.back().by, "ana");
  ben.author.answers = answersTo({ConfirmationReason::Absent, ConfirmationReason::ChangedMeanwhile});
  EXPECT_EQ(got(markRest()).size(), 4U);
}

TEST_F(Meetings, SetupPlayersAndNumbersChangedMeanwhileAreAsked) {
  const auto code = [](const auto& answer) {
    return answer || answer.error().question() == nullptr ? std::nullopt
                                                          : std::optional(answer.error().question()->code);
  };
  const auto named = [](Hand& hand, std::initializer_list<ConfirmationReason> questions) -> Author& {
    hand.author.reason = "as agreed";
    hand.author.answers = answersTo(questions);
    return hand.author;
  };
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  done(EventDesk(ana.desk).renameEvent(m_event, "Grade 7-8", "7",
                                       named(ana, {ConfirmationReason::EventRenamed})));
  const auto renamed = EventDesk(ben.desk).renameEvent(m_event, "Grade 7 A", "7",
                                                       named(ben, {ConfirmationReason::EventRenamed}));
  EXPECT_EQ(code(renamed), ConfirmationReason::ChangedMeanwhile);
  EXPECT_EQ(renamed.error().question()->as<ChangesMet>()->rows.size(), 1U);

  done(EntryDesk(ana.desk).renumber(m_event, StartOrder::Name, named(ana, {ConfirmationReason::Renumbered})));
  EXPECT_EQ(code(EntryDesk(ben.desk).renumber(m_event, StartOrder::Lot,
                                              named(ben, {ConfirmationReason::Renumbered}))),
            ConfirmationReason::ChangedMeanwhile);

  const contest::Contest contest = *got(ana.desk.snapshot());
  const contest::Entry& entry = contest.events.front().entries.front();
  RosterRow row = desk::rowOf(contest, entry);
  row.grade = "8";
  done(PlayerDesk(ana.desk).change(m_event, entry.id, row, named(ana, {ConfirmationReason::PlayerChanged})));
  row.grade = "9";
  EXPECT_EQ(code(PlayerDesk(ben.desk).change(m_event, entry.id, row,
                                             named(ben, {ConfirmationReason::PlayerChanged}))),
            ConfirmationReason::ChangedMeanwhile);
  // With the answer yes, the change is made.
  done(PlayerDesk(ben.desk).change(
      m_event, entry.id, row,
      named(ben, {ConfirmationReason::PlayerChanged, ConfirmationReason::ChangedMeanwhile})));
}

TEST_F(Meetings, ARoundIsNotPublishedUponResultsThatNobodyHasSeen) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  done(enter(ana, m_event, 1, 50, 10));
  done(enter(ana, m_event, 2, 50, 10));
  done(PairingDesk(ben.desk).pairNextRound(m_event, ben.author));
  ben.look();
  ana.author.reason = "signed slip";
  ana.author.answers = answersTo({ConfirmationReason::PastCorrected});
  done(enter(ana, m_event, 1, 10, 50));
  const auto met = PairingDesk(ben.desk).publish(m_event, ben.author);
  ASSERT_FALSE(met);
  ASSERT_NE(met.error().question(), nullptr);
  EXPECT_EQ(met.error().question()->code, ConfirmationReason::ChangedMeanwhile);
  ben.look();
  done(PairingDesk(ben.desk).publish(m_event, ben.author));
}

TEST_F(Meetings, OneActIsTakenBackAloneUnlessOthersBuiltOnIt) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  done(enter(ana, m_event, 1, 50, 10));
  const std::int64_t first = Hand::headOf(ana.desk).number;
  done(enter(ben, m_event, 2, 30, 20));
  contest::Contest keep;
  ana.author.reason = "wrong board";
  ana.author.answers = answersTo({ConfirmationReason::Undone});
  done(HistoryDesk(ana.desk).undoAct(first, ana.author));
  EXPECT_FALSE(game(ana, 1, keep).result);
  EXPECT_TRUE(game(ana, 2, keep).result) << "what came since stays";
  EXPECT_EQ(refusalOf(HistoryDesk(ana.desk).undoAct(first, ana.author)), Refusal::NothingToUndo);
  EXPECT_EQ(refusalOf(HistoryDesk(ana.desk).undoAct(9999, ana.author)), Refusal::NoSuchAct);

  ana.look();
  done(enter(ana, m_event, 1, 50, 10));
  const std::int64_t again = Hand::headOf(ana.desk).number;
  ben.look();
  ben.author.reason = "signed slip";
  ben.author.answers = answersTo({ConfirmationReason::ResultCorrected});
  done(enter(ben, m_event, 1, 40, 10));
  const auto built = HistoryDesk(ana.desk).undoAct(again, ana.author);
  ASSERT_FALSE(built);
  EXPECT_EQ(built.error().refusal, Refusal::ActBuiltOn);
  EXPECT_EQ(built.error().as<BuiltOn>()->since.back().by, "ben");
}

TEST_F(Meetings, WhatWasSeenOfAnotherJournalIsWorthNothing) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  done(enter(ana, m_event, 1, 50, 10));
  // Ben has seen another journal, as after a shared contest was restored from a backup: the journal now has a
  // row of the same number with another digest.
  ben.author.seen = {Hand::headOf(ben.desk).number, "another digest"};
  const auto met = enter(ben, m_event, 1, 40, 10);
  ASSERT_FALSE(met);
  ASSERT_NE(met.error().question(), nullptr);
  EXPECT_EQ(met.error().question()->code, ConfirmationReason::ResultMeanwhile);
}

}  // namespace
}  // namespace damath::desk
