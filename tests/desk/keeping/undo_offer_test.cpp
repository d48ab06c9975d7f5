// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that undo describes an action fully, even after many other changes. The search for the facts reads as
// much of the journal as needed.
#include <gtest/gtest.h>

#include "app/desk/events/player_desk.hpp"
#include "app/desk/hall/notice_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class UndoOffered : public DeskTest {
 protected:
  // Makes many changes that name no players or boards.
  void changeMuch() {
    constexpr int kMany = 60;
    for (int i = 0; i < kMany; ++i) {
      done(NoticeDesk(m_desk.value()).setNotice("Notice " + std::to_string(i), m_user));
    }
  }
  UndoOffer offer(std::optional<std::int64_t> to = {}) { return got(history().offer(to, m_user)); }
  HistoryDesk history() { return HistoryDesk(m_desk.value()); }
  std::int64_t newest() { return got(m_desk.value().journal()).back().number; }

  static sheet::Sheet oneLine() {
    sheet::Sheet sheet;
    sheet.setTag("Set", "integer");
    return sheet;
  }
};

TEST_F(UndoOffered, OfASheetItsBoardIsTold) {
  const contest::EventId event = addEvent(2);
  done(pairings().pairNextRound(event, m_user));
  done(sheets().storeSheet(event, place(1, 1), oneLine(), m_user));
  changeMuch();
  done(ReviewDesk(m_desk.value()).review(event, place(1, 1), std::nullopt, {"ben", "Ben", {}, {}}));
  const UndoOffer offered = offer();
  ASSERT_EQ(offered.rows.size(), 1U);
  EXPECT_EQ(offered.rows[0].event, this->event().setup.name);
  EXPECT_EQ(offered.rows[0].place, place(1, 1));
  EXPECT_EQ(offered.rows[0].players.size(), 2U);
}

TEST_F(UndoOffered, WhatIsGoneIsToldByTheRowThatMadeIt) {
  const contest::EventId event = addEvent(2);
  RosterRow row;
  row.last = "Uy";
  row.first = "Bo";
  row.school = "UPIS";
  const std::int64_t before = newest();
  done(PlayerDesk(m_desk.value()).add(event, row, {}, m_user));
  changeMuch();
  announce({ConfirmationReason::PlayerRemoved});
  const contest::EntryId entry = this->event().entries.back().id;
  done(PlayerDesk(m_desk.value()).remove(event, entry, m_named));
  const UndoOffer offered = offer(before);
  ASSERT_EQ(offered.rows.size(), 62U);
  EXPECT_EQ(offered.rows.front().players, std::vector<std::string>{"Uy, Bo"});
  EXPECT_EQ(offered.rows.back().event, this->event().setup.name);
}

TEST_F(UndoOffered, TheLastThatCanBeTakenBackIsFoundHoweverManyStayBehindIt) {
  const contest::EventId event = addEvent(40);
  done(NoticeDesk(m_desk.value()).setNotice("Lunch", m_user));
  const std::int64_t notice = newest();
  int staying = 0;
  for (const contest::Entry& entry : this->event().entries) {
    done(ViolationDesk(m_desk.value())
             .addViolation(event, entry.id, {}, db::ViolationKind::Time, "late", m_named));
    ++staying;
  }
  const UndoOffer offered = offer();
  ASSERT_EQ(offered.rows.size(), 1U);
  EXPECT_EQ(offered.rows[0].number, notice);
  ASSERT_TRUE(offered.question);
  EXPECT_EQ(static_cast<int>(offered.question->as<ActsUndone>()->staying.size()), staying);
  EXPECT_EQ(offered.question->as<ActsUndone>()->staying.front().players.size(), 1U);
}

// Publishing a round cannot be undone while the round has a result. Otherwise the round would be hidden, but
// its results would stay.
TEST_F(UndoOffered, ARoundUponWhichAResultStandsStaysPublished) {
  const contest::EventId event = addEvent(4);
  done(pairings().pairNextRound(event, m_user));
  done(pairings().publish(event, m_user));
  const std::int64_t published = newest();
  done(rounds().setResult(event, place(1, 1), totals(12, 3), m_user));
  const auto taken = history().undoAct(published, m_user);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().refusal, Refusal::ActBuiltOn);
  ASSERT_EQ(taken.error().as<BuiltOn>()->since.size(), 1U);
  EXPECT_EQ(taken.error().as<BuiltOn>()->since.front().action, db::JournalAction::SetResult);
  EXPECT_EQ(refusalOf(history().offerAct(published, m_user)), Refusal::ActBuiltOn);
  EXPECT_FALSE(this->event().isHeld(contest::RoundNumber{1}));
  done(history().undo({}, m_user));
  done(history().undoAct(published, m_user));
  EXPECT_TRUE(this->event().isHeld(contest::RoundNumber{1}));
}

// The first result of an unpublished round publishes the round. Undo of this action hides the round again,
// and is refused while the round has another result.
TEST_F(UndoOffered, TheFirstResultOfAHeldRoundGoesAloneWhereNoOtherStands) {
  const contest::EventId event = addEvent(4);
  done(pairings().pairNextRound(event, m_user));
  done(rounds().setResult(event, place(1, 1), totals(12, 3), m_user));
  const std::int64_t first = newest();
  done(rounds().setResult(event, place(1, 2), totals(12, 3), m_user));
  EXPECT_EQ(refusalOf(history().undoAct(first, m_user)), Refusal::ActBuiltOn);
  done(history().undo({}, m_user));
  done(history().undoAct(first, m_user));
  EXPECT_TRUE(this->event().isHeld(contest::RoundNumber{1}));
  EXPECT_FALSE(this->event().games[0].result);
}

TEST_F(UndoOffered, WhereNothingCanBeTakenBackTheLastThatStaysIsTold) {
  EXPECT_EQ(refusalOf(history().offer({}, m_user)), Refusal::NothingToUndo);
  EXPECT_EQ(refusalOf(history().redo(m_user)), Refusal::NothingToRedo);
  EXPECT_EQ(refusalOf(history().undo(newest() + 1, m_user)), Refusal::NoSuchAct);
  addEvent(2);
  changeMuch();
  done(history().undo({}, m_user));
  const HistoryDone again = got(history().redo(m_user));
  EXPECT_EQ(again.rows.front().action, db::JournalAction::SetNotice);
  EXPECT_EQ(refusalOf(history().redo(m_user)), Refusal::NothingToRedo);
}

}  // namespace
}  // namespace damath::desk
