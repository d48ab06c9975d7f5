// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of changes by hand: a player is added, changed or removed; a contest or an event is renamed.
#include "app/desk/events/player_desk.hpp"
#include "app/desk/events/school_desk.hpp"

#include <algorithm>

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/branch_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/row_changes.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/every.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/store.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

RosterRow rowOf(const std::string& last, const std::string& first, const std::string& school) {
  RosterRow row;
  row.last = last;
  row.first = first;
  row.school = school;
  return row;
}

class Players : public DeskTest {
 protected:
  PlayerDesk players() { return PlayerDesk(m_desk.value()); }
  db::JournalRow lastRow() { return m_desk->journal().value().back(); }
  contest::EntryId entry(int number) { return event().entries.at(static_cast<std::size_t>(number) - 1).id; }
  const contest::Player playerOf(int number) {
    const contest::Contest contest = snapshot();
    return *contest.find(contest.events[0].entries.at(static_cast<std::size_t>(number) - 1).player);
  }
  RosterRow facts(int number) {
    const contest::Contest contest = snapshot();
    return desk::rowOf(contest, contest.events[0].entries.at(static_cast<std::size_t>(number) - 1));
  }
  std::vector<RowReason> faults(const DeskError& error) {
    EXPECT_EQ(error.refusal, Refusal::PlayerRefused);
    std::vector<RowReason> reasons;
    for (const RowFault& fault : error.as<BadRows>()->rows) reasons.push_back(fault.reason);
    return reasons;
  }
  std::size_t copies() { return m_desk->ring().copies().size(); }

  contest::EventId m_event = addEvent(4);
  Author m_silent{"arbiter", "Gng. Muñoz", "maling pagbasa"};  // has name and reason, but answers no question
};

TEST_F(Players, OneIsAddedBeforeTheFirstRound) {
  RosterRow row = rowOf("  Peña ", "Niño", "School 1");
  row.rating = 1500;
  const std::size_t before = copies();
  const auto added = players().add(m_event, row, {}, m_user);
  ASSERT_TRUE(added) << toText(added.error().refusal);
  EXPECT_EQ(added->done.players, 1);
  EXPECT_EQ(added->done.schools, 0) << "the school is known";
  EXPECT_EQ(added->done.firstNumber, 5);
  EXPECT_EQ(added->match.match, RowMatch::New);
  EXPECT_EQ(playerOf(5).name(), "Peña, Niño");
  EXPECT_EQ(playerOf(5).rating, 1500);
  EXPECT_EQ(event().entries[4].firstRound, 1);
  EXPECT_EQ(lastRow().action, db::JournalAction::AddPlayer);
  EXPECT_EQ(copies(), before) << "the ring is not filled by single players";
}

TEST_F(Players, WhatIsMissingIsToldAtOnce) {
  const auto refused = players().add(m_event, rowOf("", "Niño", " "), {}, m_user);
  ASSERT_FALSE(refused);
  EXPECT_EQ(faults(refused.error()), (std::vector{RowReason::MissingLast, RowReason::MissingSchool}));
  EXPECT_EQ(words::message(refused.error(), words::Language::English),
            "the player was not saved: 'Last name' and 'School' are missing; fill them in");
  const auto nobody = players().add(m_event, rowOf("", "", " "), {}, m_user);
  ASSERT_FALSE(nobody);
  EXPECT_EQ(words::message(nobody.error(), words::Language::Filipino),
            "hindi na-save ang manlalaro: kulang ang 'Apelyido', 'Unang pangalan' at 'Paaralan'; punan ang "
            "mga ito");
  RosterRow middleAlone = rowOf("", "", " ");
  middleAlone.middle = "D.";
  EXPECT_EQ(middleAlone.name(), "D.");
  EXPECT_EQ(refusalOf(players().add(m_event, rowOf("A\x01", "B", "C"), {}, m_user)), Refusal::NotText);
}

TEST_F(Players, NobodyIsEnteredTwice) {
  const auto refused = players().add(m_event, rowOf("p1", "a", "SCHOOL 1"), {}, m_user);
  ASSERT_FALSE(refused);
  EXPECT_EQ(faults(refused.error()), (std::vector{RowReason::DuplicateInEvent}));
  EXPECT_EQ(words::message(refused.error(), words::Language::English),
            "the player was not saved: p1, a is already in this event; enter each player only once");
  EXPECT_EQ(event().entries.size(), 4U);
  // Another person with the same name.
  const RowDecision different{0, SameOrDifferent::Different, {}};
  EXPECT_TRUE(players().add(m_event, rowOf("p1", "a", "SCHOOL 1"), different, m_user));
  EXPECT_EQ(event().entries.size(), 5U);
}

TEST_F(Players, WhoIsKnownFromAnotherEventIsOffered) {
  const auto other = events().addEvent(setupOf("Grade 8"), m_user).value();
  const auto like = players().likeness(other, rowOf("P2", "A", "School 3"));
  ASSERT_TRUE(like);
  EXPECT_EQ(like->match, RowMatch::Alike);
  ASSERT_EQ(like->candidates.size(), 1U);
  const auto same =
      players().add(other, rowOf("P2", "A", "School 3"), RowDecision{0, SameOrDifferent::Same, {}}, m_user);
  ASSERT_TRUE(same);
  EXPECT_EQ(snapshot().players.size(), 4U) << "no second person of that name";
  EXPECT_EQ(snapshot().events[1].entries[0].player, playerOf(2).id);
  ASSERT_EQ(same->done.notes.size(), 1U);
  EXPECT_EQ(same->done.notes[0].kind, ImportNoteKind::SeveralEvents);
  const auto known = players().add(other, rowOf("P3", "A", "School 3"), {}, m_user);
  ASSERT_TRUE(known);
  EXPECT_EQ(known->match.match, RowMatch::Known);
  EXPECT_EQ(snapshot().players.size(), 4U);
}

// Typing a letter twice, or a double letter once, is a common error.
TEST_F(Players, ALetterWrittenTwiceMakesNobodyElse) {
  const auto event = events().addEvent(setupOf("Grade 8"), m_user).value();
  ASSERT_TRUE(players().add(event, rowOf("Cruz", "Ana", "School 3"), {}, m_user));
  const auto other = events().addEvent(setupOf("Grade 9"), m_user).value();
  const auto like = players().likeness(other, rowOf("Cruz", "Anna", "School 3"));
  ASSERT_TRUE(like);
  EXPECT_EQ(like->match, RowMatch::Alike);
  EXPECT_EQ(players().likeness(other, rowOf("Cruz", "Ani", "School 3"))->match, RowMatch::New);
}

TEST_F(Players, OnceARoundIsPairedTheyComeLate) {
  announce({ConfirmationReason::EnteredLate});
  playRound(m_event);
  EXPECT_EQ(refusalOf(players().add(m_event, rowOf("Uy", "Ana", "Iba"), {}, m_named)),
            Refusal::LateImpossible)
      << "the table of four is full";
  contest::EventSetup swiss = setupOf("Swiss");
  swiss.system = contest::System::Swiss;
  swiss.rounds = 3;
  const auto id = events().addEvent(swiss, m_user).value();
  ASSERT_TRUE(events().importPlayers(id, rosterOf(4), m_user));
  playRound(id);
  EXPECT_EQ(refusalOf(players().add(id, rowOf("Uy", "Ana", "Iba"), {}, m_user)), Refusal::ConfirmationAsked);
  ASSERT_TRUE(players().add(id, rowOf("Uy", "Ana", "Iba"), {}, m_named));
  EXPECT_EQ(snapshot().find(id)->entries.back().firstRound, 2);
  EXPECT_EQ(lastRow().confirmations.front().code, ConfirmationReason::EnteredLate);
}

TEST_F(Players, OneIsChangedAndTakenBack) {
  announce({ConfirmationReason::Undone});
  RosterRow row = facts(1);
  row.last = "Peña";
  row.school = "Rizal HS";
  row.grade = "8";
  const auto changed = players().change(m_event, entry(1), row, m_user);
  ASSERT_TRUE(changed) << toText(changed.error().refusal);
  EXPECT_EQ(changed->events, std::vector<std::string>{"Grade 7"});
  EXPECT_EQ(playerOf(1).name(), "Peña, A");
  EXPECT_EQ(snapshot().find(playerOf(1).school)->name, "Rizal HS");
  EXPECT_EQ(lastRow().action, db::JournalAction::SetPlayer);
  EXPECT_EQ(lastRow().subject, "player 1");
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(playerOf(1).name(), "P1, A");
  EXPECT_EQ(snapshot().find(playerOf(1).school)->name, "School 1");
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Players, TheSectionStaysWhenOtherFactsChange) {
  closeFile();
  {
    db::Store store = got(std::move(db::Store::open(m_path, m_clock.now(), {}).store));
    db::Edit edit = got(store.edit({m_clock.now(), "arbiter", {}}));
    const db::SharedContest contest = got(edit.reading().contest());
    contest::Player player = contest->players.at(0);
    player.section = "Rosal";
    done(db::RosterEdit(edit).setPlayer(player, *contest->find(player.school)));
    done(edit.commit());
  }
  reopen();
  RosterRow row = facts(1);
  row.grade = "8";
  done(players().change(m_event, entry(1), row, m_user));
  EXPECT_EQ(playerOf(1).grade, "8");
  EXPECT_EQ(playerOf(1).section, "Rosal");
}

TEST_F(Players, WhatIsChangedMustStandAlone) {
  EXPECT_EQ(refusalOf(players().change(m_event, entry(1), facts(1), m_user)), Refusal::PlayerUnchanged);
  RosterRow row = facts(2);
  const auto twice = players().change(m_event, entry(1), row, m_user);
  ASSERT_FALSE(twice);
  EXPECT_EQ(faults(twice.error()), (std::vector{RowReason::DuplicateInEvent}));
  row.school = {};
  const auto missing = players().change(m_event, entry(1), row, m_user);
  ASSERT_FALSE(missing);
  EXPECT_EQ(faults(missing.error()), (std::vector{RowReason::MissingSchool}));
  EXPECT_EQ(refusalOf(players().change(m_event, contest::EntryId{99}, row, m_user)), Refusal::NoSuchEntry);
}

TEST_F(Players, OfTwoWithOneNameEachCanBeChanged) {
  const RowDecision different{0, SameOrDifferent::Different, {}};
  ASSERT_TRUE(players().add(m_event, rowOf("P1", "A", "School 1"), different, m_user));
  RosterRow row = facts(5);
  row.grade = "9";
  EXPECT_TRUE(players().change(m_event, entry(5), row, m_user));
  EXPECT_EQ(playerOf(1).grade, "");
}

// The ranks of schools count a school once, whatever spelling a row uses.
TEST_F(Players, ASchoolIsSpelledOneWay) {
  RosterRow row = facts(1);
  row.school = "SCHOOL 2";
  ASSERT_TRUE(players().change(m_event, entry(1), row, m_user));
  EXPECT_EQ(playerOf(1).school, playerOf(2).school);
  EXPECT_EQ(snapshot().find(playerOf(1).school)->name, "School 2");
  RosterRow own = facts(3);
  own.school = "SCHOOL 3";
  ASSERT_TRUE(players().change(m_event, entry(3), own, m_user));
  EXPECT_EQ(snapshot().find(playerOf(3).school)->name, "SCHOOL 3") << "nobody else is of it";
  EXPECT_EQ(snapshot().schools.size(), 3U);
}

TEST_F(Players, SchoolsOfOneNameAreFoundTogether) {
  contest::Contest contest;
  contest.schools = {{contest::SchoolId{1}, "Peña NHS", "I", ""},
                     {contest::SchoolId{2}, "Rizal", "", ""},
                     {contest::SchoolId{3}, "PEÑA  nhs", "II", ""}};
  const auto found = schoolsNamed(contest, "peña nhs");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0], &contest.schools[0]);
  EXPECT_EQ(found[1], &contest.schools[2]);
  EXPECT_TRUE(schoolsNamed(contest, "Pena NHS").empty()) << "accents count";
}

TEST_F(Players, OnceTheEventHasBegunAChangeNeedsNameAndReason) {
  announce({ConfirmationReason::PlayerChanged});
  playRound(m_event);
  RosterRow row = facts(1);
  row.last = "Peña";
  EXPECT_EQ(refusalOf(players().change(m_event, entry(1), row, m_user)), Refusal::ByRequired);
  const auto asked = players().change(m_event, entry(1), row, m_silent);
  ASSERT_FALSE(asked);
  ASSERT_NE(asked.error().question(), nullptr);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::PlayerChanged);
  EXPECT_EQ(asked.error().question()->level, ConfirmationLevel::Confirm);
  EXPECT_EQ(asked.error().question()->subject, "Grade 7");
  ASSERT_TRUE(players().change(m_event, entry(1), row, m_named));
  EXPECT_EQ(playerOf(1).last, "Peña");
  EXPECT_EQ(lastRow().by, "Gng. Muñoz");
}

// A player is the same in all events, including events on another computer.
TEST_F(Players, APlayerOfALentEventIsNotChangedHere) {
  announce({ConfirmationReason::Lent});
  const auto other = events().addEvent(setupOf("Grade 8"), m_user).value();
  ASSERT_TRUE(players().add(other, rowOf("P1", "A", "School 1"), {}, m_user));
  ASSERT_TRUE(BranchDesk(*m_desk).split(other, m_folder / "other.damath", m_named));
  RosterRow row = facts(1);
  row.grade = "8";
  EXPECT_EQ(refusalOf(players().change(m_event, entry(1), row, m_named)), Refusal::EventLent);
  RosterRow second = facts(2);
  second.grade = "8";
  EXPECT_TRUE(players().change(m_event, entry(2), second, m_named));
}

TEST_F(Players, OneIsRemovedAndThoseBehindMoveUp) {
  announce({ConfirmationReason::PlayerRemoved, ConfirmationReason::Undone});
  EXPECT_EQ(refusalOf(players().remove(m_event, entry(2), m_user)), Refusal::ConfirmationAsked);
  const auto removed = players().remove(m_event, entry(2), m_named);
  ASSERT_TRUE(removed);
  EXPECT_EQ(removed->name, "P2, A");
  EXPECT_EQ(removed->movedUp, 2);
  ASSERT_EQ(event().entries.size(), 3U);
  EXPECT_EQ(playerOf(2).name(), "P3, A");
  EXPECT_EQ(event().entries[1].number, 2);
  EXPECT_EQ(snapshot().players.size(), 3U);
  ASSERT_TRUE(players().add(m_event, rowOf("Uy", "Ana", "Iba"), {}, m_user));
  EXPECT_EQ(event().entries.back().number, 4);
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(playerOf(2).name(), "P2, A");
  EXPECT_EQ(playerOf(4).name(), "P4, A");
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Players, OnceTheEventHasBegunNobodyIsRemoved) {
  announce({ConfirmationReason::PlayerRemoved, ConfirmationReason::RoundUnpaired});
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  const auto refused = players().remove(m_event, entry(2), m_named);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().refusal, Refusal::PlayerStays);
  EXPECT_EQ(words::message(refused.error(), words::Language::English),
            "'Grade 7' has begun, so players can no longer be removed; let the player withdraw instead");
  ASSERT_TRUE(pairings().unpair(m_event, m_named));
  EXPECT_TRUE(players().remove(m_event, entry(2), m_named)) << "the round is canceled";
}

TEST_F(Players, WhoseViolationIsLoggedStays) {
  announce({ConfirmationReason::PlayerRemoved});
  ASSERT_TRUE(
      ViolationDesk(*m_desk).addViolation(m_event, entry(2), {}, db::ViolationKind::Other, "", m_named));
  EXPECT_EQ(refusalOf(players().remove(m_event, entry(2), m_named)), Refusal::ViolationLogged);
  EXPECT_TRUE(players().remove(m_event, entry(1), m_named));
}

TEST_F(Players, TheContestIsRenamed) {
  announce({ConfirmationReason::Undone});
  ASSERT_TRUE(events().renameContest({" Dibisyon ng Las Piñas ", "Gym", "2026-12-01"}, m_user));
  EXPECT_EQ(snapshot().head.name, "Dibisyon ng Las Piñas");
  EXPECT_EQ(snapshot().head.venue, "Gym");
  EXPECT_EQ(lastRow().action, db::JournalAction::RenameContest);
  EXPECT_EQ(refusalOf(events().renameContest({"Dibisyon ng Las Piñas", "Gym", "2026-12-01"}, m_user)),
            Refusal::NamesUnchanged);
  EXPECT_EQ(refusalOf(events().renameContest({" ", "Gym", ""}, m_user)), Refusal::NameMissing);
  EXPECT_EQ(refusalOf(events().renameContest({"A", "\x02", ""}, m_user)), Refusal::NotText);
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(snapshot().head.name, "Dibisyon ng Parañaque");
}

// A level is changed with the name, as often as the arbiter likes. It decides nothing in the events that the
// contest has already.
TEST_F(Players, TheLevelOfTheContestCanBeChanged) {
  announce({ConfirmationReason::Undone});
  const contest::SchoolMates mates = event().setup.schoolMates;
  contest::ContestHead head = snapshot().head;
  for (const contest::ContestLevel level : kEvery<contest::ContestLevel>) {
    if (level == head.level) continue;
    head.level = level;
    ASSERT_TRUE(events().renameContest(head, m_user));
    EXPECT_EQ(snapshot().head.level, level);
    EXPECT_EQ(refusalOf(events().renameContest(head, m_user)), Refusal::NamesUnchanged);
    EXPECT_EQ(event().setup.schoolMates, mates);
  }
  const std::vector<FieldChange> changes = fieldChanges(lastRow().before, lastRow().after, {});
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(words::changeText(changes.front(), words::Language::English),
            "level of the contest: National (before: Regional)");
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(snapshot().head.level, contest::ContestLevel::Region);
  const FieldChange none{RowField::ContestLevel, "school", ""};
  EXPECT_EQ(fieldChanges(R"({"contestLevel":"school"})", R"({"contestLevel":"none"})", {}),
            std::vector{none});
}

TEST_F(Players, AnEventIsRenamed) {
  ASSERT_TRUE(events().addEvent(setupOf("Grade 8"), m_user));
  ASSERT_TRUE(events().renameEvent(m_event, "Integer 7", "7", m_user));
  EXPECT_EQ(event().setup.name, "Integer 7");
  EXPECT_EQ(event().setup.level, "7");
  EXPECT_EQ(refusalOf(events().renameEvent(m_event, "grade 8", "7", m_user)), Refusal::EventExists);
  EXPECT_EQ(refusalOf(events().renameEvent(m_event, "Integer 7", "7", m_user)), Refusal::NamesUnchanged);
  EXPECT_EQ(refusalOf(events().renameEvent(m_event, "", "7", m_user)), Refusal::NameMissing);
  EXPECT_TRUE(events().renameEvent(m_event, "INTEGER 7", "7", m_user)) << "its own name in other letters";
}

TEST_F(Players, RenamingAsksForMoreConfirmationTheFurtherTheEventIs) {
  announce({ConfirmationReason::EventRenamed});
  const auto levelOf = [](const Expected<void, DeskError>& answer) {
    EXPECT_FALSE(answer);
    const Question* question = answer ? nullptr : answer.error().question();
    return question == nullptr ? std::nullopt : std::optional(question->level);
  };
  playRound(m_event);
  EXPECT_EQ(levelOf(events().renameEvent(m_event, "Integer 7", "", m_user)), ConfirmationLevel::Acknowledge);
  EXPECT_EQ(levelOf(events().renameContest({"Iba", "", ""}, m_user)), ConfirmationLevel::Acknowledge);
  playRound(m_event);
  playRound(m_event);
  EXPECT_EQ(refusalOf(events().renameEvent(m_event, "Integer 7", "", m_user)), Refusal::ByRequired);
  EXPECT_EQ(levelOf(events().renameEvent(m_event, "Integer 7", "", m_silent)), ConfirmationLevel::Confirm);
  EXPECT_EQ(levelOf(events().renameContest({"Iba", "", ""}, m_silent)), ConfirmationLevel::Confirm);
  EXPECT_TRUE(events().renameEvent(m_event, "Integer 7", "", m_named));
}

}  // namespace
}  // namespace damath::desk
