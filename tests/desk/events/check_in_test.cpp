// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of check-in before a round, of schools with all their players, and of contest files read for a list
// without being opened.
#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/event_desk.hpp"

#include <fstream>

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/events/school_desk.hpp"
#include "app/desk/events/seen_contest.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/row_changes.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/words/texts/check_in_words.hpp"
#include "app/words/texts/journal_words.hpp"
#include "core/contest/model/rounds.hpp"
#include "tests/db/place_of_tests.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using contest::RoundNumber;

class CheckIns : public DeskTest {
 protected:
  CheckInDesk desk() { return CheckInDesk(m_desk.value()); }
  contest::EntryId entry(int number) { return event().entries.at(static_cast<std::size_t>(number) - 1).id; }
  // Returns a letter per player, ordered by start number: U (not seen), P (present), L (late), A (absent).
  std::string told(int round) {
    std::string letters;
    for (const CheckedIn& each : got(desk().list(m_event, RoundNumber{round})).entries) {
      letters += "UPLA"[static_cast<int>(each.presence)];
    }
    return letters;
  }
  void set(int number, int round, Presence presence) {
    done(desk().set(m_event, entry(number), RoundNumber{round}, presence, m_named));
  }

  contest::EventId m_event = addEvent(4);
};

// The journal tells who came late, in each language.
TEST_F(CheckIns, TheJournalTellsThePresence) {
  for (const Presence presence : {Presence::Present, Presence::Late}) {
    set(presence == Presence::Present ? 1 : 2, 1, presence);
    const db::JournalRow row = got(m_desk->journal()).back();
    const std::vector<FieldChange> changes = fieldChanges(row.before, row.after, {});
    ASSERT_EQ(changes.size(), 1U) << row.after;
    EXPECT_EQ(words::changeText(changes.front(), words::Language::English),
              "check-in: " + words::presenceText(presence, words::Language::English));
    EXPECT_EQ(words::changeText(changes.front(), words::Language::Filipino),
              "check-in: " + words::presenceText(presence, words::Language::Filipino));
  }
}

TEST_F(CheckIns, EveryAnswerIsNotedAndTakenBack) {
  announce({ConfirmationReason::Absent});
  EXPECT_EQ(told(1), "UUUU");
  set(1, 1, Presence::Present);
  set(2, 1, Presence::Late);
  set(3, 1, Presence::Absent);
  EXPECT_EQ(told(1), "PLAU");
  EXPECT_EQ(told(2), "UUUU") << "of another round nobody knows yet";
  const CheckInList list = got(desk().list(m_event, RoundNumber{1}));
  EXPECT_EQ(list.count(Presence::Present), 1);
  EXPECT_EQ(list.count(Presence::Unseen), 1);
  EXPECT_EQ(event().entries[2].absences, std::vector{RoundNumber{1}}) << "who is absent is not paired";
  set(3, 1, Presence::Present);
  EXPECT_EQ(told(1), "PLPU");
  EXPECT_TRUE(event().entries[2].absences.empty());
  set(2, 1, Presence::Unseen);
  EXPECT_EQ(told(1), "PUPU");
  HistoryDesk history(m_desk.value());
  done(history.undo({}, m_named));
  EXPECT_EQ(told(1), "PLPU");
  done(history.undo({}, m_named));
  EXPECT_EQ(told(1), "PLAU") << "the absence and the arrival are one act";
  done(history.redo(m_named));
  EXPECT_EQ(told(1), "PLPU");
  EXPECT_TRUE(got(verify(m_desk.value())).empty());
}

TEST_F(CheckIns, WhatStandsIsNoChange) {
  set(1, 1, Presence::Present);
  const std::size_t rows = got(m_desk->journal()).size();
  set(1, 1, Presence::Present);
  set(2, 1, Presence::Unseen);
  EXPECT_EQ(got(m_desk->journal()).size(), rows);
}

TEST_F(CheckIns, WhoComesAfterAnAnnouncedAbsenceIsBackInTheRound) {
  announce({ConfirmationReason::Absent});
  set(4, 1, Presence::Present);
  done(EntryDesk(m_desk.value()).setAbsent(m_event, entry(4), RoundNumber{1}, m_named));
  EXPECT_EQ(told(1), "UUUA") << "an absence is said later than an arrival";
  set(4, 1, Presence::Unseen);
  EXPECT_EQ(told(1), "UUUU");
}

TEST_F(CheckIns, TheRestIsOneAct) {
  announce({ConfirmationReason::Absent});
  set(2, 1, Presence::Present);
  const auto rest = got(desk().setUnseen(m_event, RoundNumber{1}, Presence::Absent, m_named));
  EXPECT_EQ(rest, (std::vector{entry(1), entry(3), entry(4)}));
  EXPECT_EQ(told(1), "APAA");
  done(HistoryDesk(m_desk.value()).undo({}, m_named));
  EXPECT_EQ(told(1), "UPUU");
}

TEST_F(CheckIns, TheRestIsOneRowOfTheJournal) {
  announce({ConfirmationReason::Absent});
  const std::size_t rows = got(m_desk->journal()).size();
  EXPECT_EQ(got(desk().setUnseen(m_event, RoundNumber{1}, Presence::Absent, m_named)).size(), 4U);
  const auto journal = got(m_desk->journal());
  ASSERT_EQ(journal.size(), rows + 1);
  const JournalFacts facts(snapshot(), journal);
  EXPECT_EQ(facts.of(journal.back()).round, RoundNumber{1});
  const auto changes = facts.changes(journal.back());
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes.front().after, "P1, A; P2, A; P3, A; P4, A");
  EXPECT_TRUE(got(verify(m_desk.value())).empty());
}

TEST_F(CheckIns, PairingTellsWhoWasNotSeenOnceAnybodyWas) {
  announce({ConfirmationReason::Absent});
  set(2, 1, Presence::Absent);
  set(4, 1, Presence::Late);
  const auto asked = pairings().pairNextRound(m_event, m_user);
  ASSERT_FALSE(asked);
  const Question* question = asked.error().question();
  ASSERT_NE(question, nullptr);
  EXPECT_EQ(question->code, ConfirmationReason::PairedUnseen);
  EXPECT_EQ(question->level, ConfirmationLevel::Acknowledge) << "nobody is asked for a name";
  EXPECT_EQ(question->as<PlayersMeant>()->entries, (std::vector{entry(1), entry(3)}))
      << "who is absent is not paired";
  EXPECT_TRUE(event().rounds.empty());
  Author answering = m_user;
  answering.answers = {{ConfirmationLevel::Acknowledge, ConfirmationReason::PairedUnseen, "A, C"}};
  done(pairings().pairNextRound(m_event, answering));
  EXPECT_EQ(event().games.size(), 1U);
}

TEST_F(CheckIns, WhereEverybodyOrNobodyWasNotedPairingAsksNothing) {
  announce({ConfirmationReason::Absent});
  set(1, 1, Presence::Present);
  set(3, 1, Presence::Late);
  EXPECT_EQ(got(desk().setUnseen(m_event, RoundNumber{1}, Presence::Absent, m_named)).size(), 2U);
  playRound(m_event);
  m_user.answers.push_back({ConfirmationLevel::Acknowledge, ConfirmationReason::PairedAfterAbsence, "oo"});
  playRound(m_event);
  EXPECT_EQ(event().rounds.size(), 2U);
}

TEST_F(CheckIns, TheRestOfAPairedRoundAreThoseWhoseBoardsAreOpen) {
  announce({ConfirmationReason::Absent});
  const auto paired = got(pairings().pairNextRound(m_event, m_user));
  ASSERT_EQ(event().games.size(), 2U);
  const contest::Game played = event().games[0];
  done(rounds().setResult(m_event, {played.round, played.board}, totals(12, 3), m_user));
  const contest::Game open = event().games[1];
  const auto rest = got(desk().setUnseen(m_event, RoundNumber{1}, Presence::Absent, m_named));
  EXPECT_EQ(rest, (std::vector{open.blue, open.red}));
  EXPECT_EQ(event().games[0].result->ending, rules::Ending::Time) << "who played was there";
  ASSERT_TRUE(event().games[1].result.has_value());
  EXPECT_EQ(event().games[1].result->ending, rules::Ending::NoShowBoth) << "nobody wins a game of nobody";
  EXPECT_EQ(refusalOf(desk().setUnseen(m_event, RoundNumber{9}, Presence::Absent, m_named)),
            Refusal::NoSuchRound);
}

TEST_F(CheckIns, WhoCameAloneWinsWhenTheRestAreAbsent) {
  announce({ConfirmationReason::Absent});
  done(pairings().pairNextRound(m_event, m_user));
  done(pairings().publish(m_event, m_user));
  const contest::Game game = event().games[0];
  done(desk().set(m_event, game.red, RoundNumber{1}, Presence::Late, m_named));
  EXPECT_EQ(got(desk().setUnseen(m_event, RoundNumber{1}, Presence::Absent, m_named)).size(), 3U);
  EXPECT_EQ(event().games[0].result->ending, rules::Ending::NoShowBlue);
}

TEST_F(CheckIns, WhereNobodyCameAllAreAbsent) {
  announce({ConfirmationReason::Absent});
  done(pairings().pairNextRound(m_event, m_user));
  done(pairings().publish(m_event, m_user));
  EXPECT_EQ(got(desk().setUnseen(m_event, RoundNumber{1}, Presence::Absent, m_named)).size(), 4U);
  EXPECT_EQ(told(1), "AAAA");
  EXPECT_EQ(contest::absentFrom(event(), RoundNumber{1}).size(), 4U);
  done(HistoryDesk(m_desk.value()).undo({}, m_named));
  EXPECT_EQ(told(1), "UUUU");
}

// Players are marked absent one by one. A player whose opponent is absent has the point of the game, and
// loses the point when marked absent too.
TEST_F(CheckIns, WhoDidNotComeEitherLosesThePointOfTheNoShow) {
  announce({ConfirmationReason::Absent, ConfirmationReason::ResultCorrected});
  done(pairings().pairNextRound(m_event, m_user));
  done(pairings().publish(m_event, m_user));
  for (const int number : {1, 2, 3, 4}) set(number, 1, Presence::Absent);
  EXPECT_EQ(told(1), "AAAA");
  for (const contest::Game& game : event().games) {
    EXPECT_EQ(game.result->ending, rules::Ending::NoShowBoth);
  }
  EXPECT_TRUE(got(verify(m_desk.value())).empty());
}

TEST_F(CheckIns, OfAPairedRoundTheBoardsSayWhoWasAbsent) {
  announce({ConfirmationReason::Absent});
  set(1, 1, Presence::Absent);
  playRound(m_event);
  EXPECT_EQ(std::ranges::count(told(1), 'A'), 1);
  EXPECT_EQ(std::ranges::count(told(1), 'P'), 2) << "who played was there";
  const CheckInList list = got(desk().list(m_event, RoundNumber{1}));
  EXPECT_EQ(std::ranges::count(list.entries, true, &CheckedIn::hasBye), 1);
  EXPECT_EQ(list.count(Presence::Unseen), 0) << "nobody waits for who has a bye";
  EXPECT_EQ(refusalOf(desk().set(m_event, entry(1), RoundNumber{1}, Presence::Present, m_user)),
            Refusal::RoundPlayed);
  EXPECT_EQ(numberOf(CheckInDesk::likelyRound(event())), 2);
  EXPECT_EQ(refusalOf(desk().set(m_event, entry(1), RoundNumber{9}, Presence::Present, m_user)),
            Refusal::NoSuchRound);
  EXPECT_EQ(refusalOf(desk().list(contest::EventId{9}, RoundNumber{1})), Refusal::NoSuchEvent);
}

TEST_F(CheckIns, WhoWasAbsentFromTheRoundBeforeIsNamed) {
  announce({ConfirmationReason::Absent});
  set(1, 1, Presence::Absent);
  playRound(m_event);
  const CheckInList second = got(desk().list(m_event, RoundNumber{2}));
  for (const CheckedIn& each : second.entries) EXPECT_EQ(each.missedLast, each.entry == entry(1));
  EXPECT_EQ(contest::absentFrom(event(), RoundNumber{1}), std::vector{entry(1)});
  for (const CheckedIn& each : got(desk().list(m_event, RoundNumber{1})).entries) {
    EXPECT_FALSE(each.missedLast);
  }
}

TEST_F(CheckIns, WhoWithdrewIsNotWaitedFor) {
  announce({ConfirmationReason::Withdrawn});
  done(EntryDesk(m_desk.value()).withdraw(m_event, entry(2), m_named));
  EXPECT_EQ(told(1), "UUU");
  EXPECT_EQ(refusalOf(desk().set(m_event, entry(2), RoundNumber{1}, Presence::Present, m_user)),
            Refusal::AlreadyWithdrawn);
}

class SchoolsDeskTest : public DeskTest {
 protected:
  SchoolDesk desk() { return SchoolDesk(m_desk.value()); }
  contest::School school(const std::string& name) {
    for (const contest::School& each : snapshot().schools) {
      if (each.name == name) return each;
    }
    throw std::runtime_error("no school " + name);
  }
  contest::EventId m_event = got(events().addEvent(setupOf("Grade 7"), m_user));
  void enter(const std::string& rows) {
    done(events().importPlayers(m_event, "last,first,school,coach\n" + rows, m_user));
  }
};

TEST_F(SchoolsDeskTest, ASchoolIsRenamedWithAllItsPlayers) {
  enter("A,Ana,Rizal,C. Go\nB,Ben,Rizal,C. Go\nC,Cora,Mabini,\n");
  const SchoolChanged changed = got(desk().rename(school("Rizal"), {{}, " Rizal HS ", "II", ""}, m_user));
  EXPECT_EQ(changed.players, 2);
  EXPECT_FALSE(changed.isMerged);
  EXPECT_EQ(school("Rizal HS").district, "II");
  EXPECT_EQ(snapshot().schools.size(), 2U) << "the old name is gone";
  EXPECT_EQ(refusalOf(desk().rename(school("Rizal HS"), school("Rizal HS"), m_user)),
            Refusal::NamesUnchanged);
  EXPECT_EQ(refusalOf(desk().rename(school("Rizal HS"), {{}, "  ", "", ""}, m_user)), Refusal::PlayerRefused);
  done(HistoryDesk(m_desk.value()).undo({}, m_user));
  EXPECT_EQ(snapshot().schools[0].name, "Rizal");
}

TEST_F(SchoolsDeskTest, TwoSchoolsThatAreOneBecomeOne) {
  enter("A,Ana,Rizal,\nB,Ben,Rizal HS,\nC,Cora,Rizal HS,\n");
  EXPECT_TRUE(got(desk().rename(school("Rizal"), school("Rizal HS"), m_user)).isMerged);
  EXPECT_EQ(snapshot().schools.size(), 1U);
}

TEST_F(SchoolsDeskTest, NobodyBecomesASecondOfTheSameName) {
  enter("A,Ana,Rizal,\nA,Ana,Mabini,\n");
  EXPECT_EQ(refusalOf(desk().rename(school("Rizal"), school("Mabini"), m_user)), Refusal::PlayerRefused);
  EXPECT_EQ(snapshot().schools.size(), 2U);
}

TEST_F(SchoolsDeskTest, ACoachIsRenamedForTheSchoolAlone) {
  enter("A,Ana,Rizal,C. Go\nB,Ben,Rizal,\nC,Cora,Mabini,C. Go\n");
  EXPECT_EQ(got(desk().setCoach(school("Rizal"), "C. Go", "Carla Go", m_user)).players, 1);
  EXPECT_EQ(snapshot().players[0].coach, "Carla Go");
  EXPECT_EQ(snapshot().players[1].coach, "");
  EXPECT_EQ(snapshot().players[2].coach, "C. Go");
  EXPECT_EQ(refusalOf(desk().setCoach(school("Rizal"), "nobody", "X", m_user)), Refusal::NamesUnchanged);
}

TEST_F(SchoolsDeskTest, OnceAnEventHasBegunWhoAndWhyAreAsked) {
  enter("A,Ana,Rizal,\nB,Ben,Mabini,\n");
  done(pairings().pairNextRound(m_event, m_user));
  EXPECT_EQ(refusalOf(desk().rename(school("Rizal"), {{}, "Rizal HS", "", ""}, m_user)), Refusal::ByRequired);
  announce({ConfirmationReason::PlayerChanged});
  EXPECT_EQ(got(desk().rename(school("Rizal"), {{}, "Rizal HS", "", ""}, m_named)).players, 1);
}

class SeenContests : public DeskTest {};

TEST_F(SeenContests, AnOpenFileIsSeenWithoutALock) {
  const contest::EventId event = addEvent(4);
  done(pairings().pairNextRound(event, m_user));
  done(pairings().publish(event, m_user));
  const SeenContest seen = got(seenContest(m_path));
  EXPECT_EQ(seen.file.contest.head.name, snapshot().head.name);
  EXPECT_EQ(seen.file.version, db::SeenVersion::Current);
  EXPECT_FALSE(seen.file.isBrokenOff);
  ASSERT_EQ(seen.events.size(), 1U);
  EXPECT_EQ(seen.events[0].next, NextStep::EnterResults);
  EXPECT_EQ(seen.events[0].resultsMissing.size(), 2U);
  // Reading the file does not disturb later changes: they are on disk as always.
  done(rounds().setResult(event, place(1, 1), totals(9, 5), m_user));
  closeFile();
  reopen();
  EXPECT_EQ(got(setupsOf(m_path)).at(0).name, snapshot().events[0].setup.name);
}

// The list of files also reports an unpublished round as waiting for publication.
TEST_F(SeenContests, SaysWhatTheOpenContestSays) {
  const contest::EventId event = addEvent(4);
  done(pairings().pairNextRound(event, m_user));
  const auto isAsTheDeskSays = [&] {
    const EventStatus seen = got(seenContest(m_path)).events.at(0);
    const EventStatus own = got(events().status(event));
    EXPECT_EQ(seen.roundUnpublished, own.roundUnpublished);
    EXPECT_EQ(seen.resultsMissing, own.resultsMissing);
    EXPECT_EQ(seen.next, own.next);
  };
  EXPECT_EQ(got(seenContest(m_path)).events.at(0).roundUnpublished, contest::RoundNumber{1});
  isAsTheDeskSays();
  done(pairings().publish(event, m_user));
  isAsTheDeskSays();
}

TEST_F(SeenContests, AFileOfATestVersionStaysAsItIs) {
  const auto old = m_folder / "old #1?.damath";
  std::filesystem::copy_file(m_path, old);
  ASSERT_EQ(testing::tamper(old, "PRAGMA user_version = 4"), "");
  const std::string before = testing::contentOf(old);
  const SeenContest seen = got(seenContest(old));
  EXPECT_EQ(seen.file.version, db::SeenVersion::Test);
  EXPECT_FALSE(seen.file.contest.head.name.empty());
  EXPECT_TRUE(seen.events.empty());
  EXPECT_EQ(testing::contentOf(old), before);
}

TEST_F(SeenContests, WhatIsNoContestIsRefused) {
  const auto other = m_folder / "other.damath";
  std::ofstream(other) << "last,first,school\n";
  EXPECT_EQ(refusalOf(seenContest(other)), Refusal::StoreFailed);
  EXPECT_EQ(refusalOf(seenContest(m_folder / "none.damath")), Refusal::StoreFailed);
  std::ofstream(m_path.string() + "-journal") << "half a change";
  EXPECT_TRUE(db::isBrokenOff(m_path));
  std::filesystem::remove(m_path.string() + "-journal");
  EXPECT_FALSE(db::isBrokenOff(m_path));
}

}  // namespace
}  // namespace damath::desk
