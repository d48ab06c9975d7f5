// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of undo and redo: every action can be undone and redone, and the journal keeps all of it.
#include "db/edits/history_edit.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "db/edits/check_in_edit.hpp"
#include "db/edits/notice_edit.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "tests/db/store_fixture.hpp"

namespace damath::db {
namespace {

using testing::asked;
using testing::stampAt;
using testing::take;

class History : public testing::StoreTest {};

TEST_F(History, ThePlanOfASwissIsKeptAndTakenBack) {
  const std::string before = state();
  const auto planned = [&](int roundsApart, contest::Acceleration acceleration) {
    change([&](Edit& edit) {
      contest::EventSetup setup = take(edit.reading().contest())->events[0].setup;
      setup.swissPlan = {roundsApart, acceleration};
      take(RosterEdit(edit).setSetup(kEvent, setup));
    });
    return contest().events[0].setup.swissPlan;
  };
  EXPECT_EQ(planned(2, contest::Acceleration::Baku), (contest::SwissPlan{2, contest::Acceleration::Baku}));
  EXPECT_EQ(planned(3, contest::Acceleration::None), (contest::SwissPlan{3, contest::Acceleration::None}));
  expectSound();
  undoLast();
  EXPECT_EQ(contest().events[0].setup.swissPlan, (contest::SwissPlan{2, contest::Acceleration::Baku}));
  EXPECT_EQ(planned(1, contest::Acceleration::None), contest::SwissPlan{});
  undoLast();
  undoLast();
  EXPECT_EQ(state(), before);
  expectSound();
}

TEST_F(History, WhoHasComeIsKeptAndTakenBack) {
  const std::string before = state();
  const contest::EntryId entry = contest().events[0].entries[0].id;
  const auto noted = [&](std::optional<Arrival> arrival) {
    change([&](Edit& edit) { take(setCheckIn(edit, kEvent, entry, contest::RoundNumber{2}, arrival)); });
    const auto list = take(take(m_store.read()).checkIns(kEvent));
    return list.empty() ? std::nullopt : std::optional(list.front().arrival);
  };
  EXPECT_EQ(noted(Arrival::Late), Arrival::Late);
  EXPECT_EQ(noted(Arrival::Present), Arrival::Present);
  EXPECT_EQ(take(take(m_store.read()).checkIns(kEvent)).front().round, contest::RoundNumber{2});
  expectSound();
  undoLast();
  EXPECT_EQ(take(take(m_store.read()).checkIns(kEvent)).front().arrival, Arrival::Late);
  EXPECT_EQ(noted(std::nullopt), std::nullopt);
  undoLast();
  undoLast();
  EXPECT_EQ(state(), before);
  // Removing an entry also removes its check-in.
  EXPECT_EQ(noted(Arrival::Present), Arrival::Present);
  change([&](Edit& edit) { take(RosterEdit(edit).removeEntry(kEvent, entry)); });
  EXPECT_TRUE(take(take(m_store.read()).checkIns(kEvent)).empty());
  expectSound();
  undoLast();
  EXPECT_EQ(take(take(m_store.read()).checkIns(kEvent)).size(), 1U);
}

TEST_F(History, TheHallsNoticeIsKeptAndTakenBack) {
  const std::string before = state();
  const auto set = [&](const std::string& line) {
    change([&](Edit& edit) { take(setNotice(edit, line)); });
    const auto notice = take(take(m_store.read()).notice());
    return notice ? notice->line : std::string();
  };
  EXPECT_EQ(set("Lunch at 12:00"), "Lunch at 12:00");
  EXPECT_FALSE(take(take(m_store.read()).notice())->by.empty());
  EXPECT_EQ(set("Round 3 at 13:00"), "Round 3 at 13:00");
  expectSound();
  undoLast();
  EXPECT_EQ(take(take(m_store.read()).notice())->line, "Lunch at 12:00");
  EXPECT_EQ(set(""), "");
  undoLast();
  undoLast();
  EXPECT_EQ(state(), before);
}

TEST_F(History, EveryActCanBeTakenBackAndDoneAgain) {
  std::vector<std::string> states = {state()};
  const auto games = pair(2);
  states.push_back(state());
  score(games[0].id, 9, 4);
  states.push_back(state());
  score(games[0].id, 4, 9);
  states.push_back(state());
  change([&](Edit& edit) {
    contest::Entry entry = take(edit.reading().contest())->events[0].entries[2];
    entry.lastRound = 1;
    entry.absences = {contest::RoundNumber{3}};
    take(RosterEdit(edit).setEntry(kEvent, entry, EntryChange::Withdraw));
  });
  states.push_back(state());
  change([&](Edit& edit) {
    const auto entries = take(edit.reading().contest())->events[0].entries;
    take(RosterEdit(edit).renumber(kEvent, {entries[3].id, entries[0].id, entries[2].id, entries[1].id}));
    take(RoundEdit(edit).addLot(kEvent, {{entries[1].id, entries[0].id}}));
  });
  states.push_back(state());
  expectSound();

  for (std::size_t step = states.size() - 1; step-- > 0;) {
    undoLast();
    EXPECT_EQ(state(), states[step]) << step;
    expectSound();
  }
  for (std::size_t step = 1; step < states.size(); ++step) {
    change([&](Edit& edit) {
      const auto list = take(edit.reading().journal().acts());
      const auto next = std::find_if(list.begin(), list.end(),
                                     [](const JournalAct& act) { return act.state == ActState::Undone; });
      ASSERT_NE(next, list.end());
      take(HistoryEdit(edit).redo(*next));
    });
    EXPECT_EQ(state(), states[step]) << step;
    expectSound();
  }
}

TEST_F(History, AnActOfTwoStepsIsTakenBackWhole) {
  const auto before = acts().size();
  change([&](Edit& edit) {
    const contest::EventId event = take(RosterEdit(edit).addEvent(testing::integerEvent("Grade 8")));
    take(RosterEdit(edit).addEntries(event, 1, {testing::newcomer("Uy", "Ana", "Iba HS")}));
  });
  ASSERT_EQ(acts().size(), before + 1);
  EXPECT_EQ(acts().back().rows.size(), 2U);
  undoLast();
  EXPECT_EQ(contest().events.size(), 1U);
  EXPECT_EQ(contest().players.size(), 4U);
  EXPECT_EQ(acts().back().state, ActState::Undone);
  EXPECT_EQ(
      asked(m_path, "SELECT action || ' ' || subject || ' ' || target FROM journal ORDER BY number DESC"),
      "undo journal 4 4");
}

TEST_F(History, WhatAnotherProgramWroteIsReadAnew) {
  const auto games = pair(2);
  ASSERT_FALSE(contest().events[0].games[0].result);
  {
    StoreOpening other = Store::open(testing::placeAt(m_path), stampAt(0).at, {});
    Edit edit = take(other.store->edit(stampAt(30)));
    take(RoundEdit(edit).setResult(
        games[0].id, {rules::Ending::Time, exact::Number(9), exact::Number(4), rules::Result::BlueWins}));
    take(edit.commit());
  }
  ASSERT_TRUE(contest().events[0].games[0].result);
  EXPECT_EQ(contest().events[0].games[0].result->blueGrand, exact::Number(9));
  score(games[1].id, 3, 8);
  EXPECT_EQ(contest().events[0].games[1].result->redGrand, exact::Number(8));
}

TEST_F(History, AnEditThatIsGivenUpLeavesNothingBehind) {
  const auto games = pair(2);
  {
    Edit edit = take(m_store.edit(stampAt(30)));
    take(RoundEdit(edit).setResult(
        games[0].id, {rules::Ending::Time, exact::Number(9), exact::Number(4), rules::Result::BlueWins}));
    EXPECT_TRUE(take(edit.reading().contest())->events[0].games[0].result);
  }
  EXPECT_FALSE(contest().events[0].games[0].result);
}

TEST_F(History, ANumberIsNeverGivenTwice) {
  const auto games = pair(2);
  undoLast();
  const auto again = pair(2);
  EXPECT_GT(again[0].id, games[1].id);
}

TEST_F(History, AnUndoneSheetStaysEvidence) {
  const auto games = pair(2);
  sheet::Sheet first;
  first.setTag("Set", "integer");
  sheet::Sheet second = first;
  second.setTag("Round", "1");
  contest::SheetId id{};
  change([&](Edit& edit) { id = take(SheetEdit(edit).addSheet(ofGame(games[0].id), first, {})); });
  change([&](Edit& edit) { take(SheetEdit(edit).acceptSheet(id, {})); });
  change([&](Edit& edit) { take(SheetEdit(edit).addSheet(ofGame(games[0].id), second, {})); });
  undoLast();
  const auto versions = take(take(m_store.read()).sheets(ofGame(games[0].id)));
  ASSERT_EQ(versions.size(), 2U);
  EXPECT_EQ(versions[0].force, Force::InForce);
  EXPECT_EQ(versions[0].acceptance, Acceptance::Accepted);
  EXPECT_EQ(versions[1].force, Force::Superseded);
  EXPECT_EQ(versions[1].sheet, second);
  undoLast();
  EXPECT_EQ(take(take(m_store.read()).sheets(ofGame(games[0].id)))[0].acceptance, Acceptance::Open);
  change([&](Edit& edit) { take(SheetEdit(edit).acceptSheet(id, {})); });
  expectSound();
}

TEST_F(History, SignedOffResultsAreNotUndone) {
  const auto games = pair(2);
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  contest::SheetId id{};
  change([&](Edit& edit) { id = take(SheetEdit(edit).addSheet(ofGame(games[0].id), sheet, {})); });
  score(games[0].id, 9, 4);
  change([&](Edit& edit) { take(SheetEdit(edit).signOff(id)); });
  EXPECT_EQ(acts().back().state, ActState::Fixed);
  Edit edit = take(m_store.edit(stampAt(50)));
  const auto list = take(edit.reading().journal().acts());
  const auto undone = HistoryEdit(edit).undo(list[list.size() - 2]);
  ASSERT_FALSE(undone);
  EXPECT_EQ(undone.error().fault, StoreFault::SignedOff);
  EXPECT_EQ(undone.error().detail, "game 1");
}

TEST_F(History, WhatCanBeTakenBackIsTriedWithoutATrace) {
  const auto games = pair(2);
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  contest::SheetId id{};
  change([&](Edit& edit) { id = take(SheetEdit(edit).addSheet(ofGame(games[0].id), sheet, {})); });
  score(games[1].id, 2, 1);
  score(games[0].id, 9, 4);
  change([&](Edit& edit) { take(SheetEdit(edit).signOff(id)); });
  Edit edit = take(m_store.edit(stampAt(50)));
  std::vector<JournalAct> newestFirst = take(edit.reading().journal().acts());
  std::erase_if(newestFirst, [](const JournalAct& act) { return act.state != ActState::InForce; });
  std::ranges::reverse(newestFirst);
  const auto one = take(HistoryEdit(edit).undoable(newestFirst, 1));
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].number, newestFirst[1].number) << "the signed result stays, the other goes";
  const auto all = take(HistoryEdit(edit).undoable(newestFirst, newestFirst.size()));
  EXPECT_EQ(all.size(), 1U) << "pairing and sheet carry what was signed";
  EXPECT_TRUE(take(edit.reading().contest())->events[0].games[1].result);
  take(HistoryEdit(edit).undo(one[0]));
  take(edit.commit());
  expectSound();
}

TEST_F(History, WhatWasConfirmedIsKept) {
  const ConfirmationAnswer answer{ConfirmationLevel::TwoSteps, ConfirmationReason::ResultCorrected,
                                  "Rank 1 and 2 change places"};
  change([&](Edit& edit) {
    edit.answer(answer);
    take(RosterEdit(edit).leaveOfficial());
  });
  const auto rows = take(take(m_store.read()).journal().rows());
  EXPECT_EQ(rows.back().confirmations, std::vector<ConfirmationAnswer>{answer});
  EXPECT_EQ(acts().back().state, ActState::Fixed);
  EXPECT_EQ(contest().head.mode, contest::ContestMode::Practice);
  expectSound();
}

struct Forgery {
  const char* name;
  const char* sql;
};

// The program does not guess the meaning of an unknown code or level in a confirmation answer.
TEST_F(History, AnAnswerToAnUnknownQuestionIsBroken) {
  const auto damaged = [&](const std::string& care) {
    EXPECT_EQ(testing::tamperEvidence(m_path, "UPDATE journal SET care = '" + care + "' WHERE number = 2"),
              "");
    const auto rows = take(m_store.read()).journal().rows();
    return !rows && rows.error().fault == StoreFault::Damaged;
  };
  EXPECT_TRUE(damaged(R"([{"level":4,"code":"unheardOf","text":"x"}])"));
  EXPECT_TRUE(damaged(R"([{"level":5,"code":"undone","text":"x"}])"));
  EXPECT_TRUE(damaged(R"([{"level":0,"code":"undone","text":"x"}])"));
  EXPECT_FALSE(damaged(R"([{"level":4,"code":"undone","text":"x"}])"));
}

class ForgedJournal : public History, public ::testing::WithParamInterface<Forgery> {};

TEST_P(ForgedJournal, BreaksTheChain) {
  const auto games = pair(2);
  score(games[0].id, 9, 4);
  ASSERT_EQ(testing::tamperEvidence(m_path, GetParam().sql), "");
  EXPECT_FALSE(take(take(m_store.read()).journal().check()).unchained.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Rows, ForgedJournal,
    ::testing::Values(Forgery{"by", "UPDATE journal SET \"by\" = 'iba' WHERE number = 2"},
                      Forgery{"at", "UPDATE journal SET at = '2026-11-20T09:00:00Z' WHERE number = 2"},
                      Forgery{"after", "UPDATE journal SET after = '{}' WHERE number = 5"},
                      Forgery{"reason", "UPDATE journal SET reason = 'x' WHERE number = 5"},
                      Forgery{"care", "UPDATE journal SET care = '[]' WHERE number = 5"},
                      Forgery{"act", "UPDATE journal SET act = 1 WHERE number = 5"},
                      Forgery{"changes", "UPDATE journal SET changes = NULL WHERE number = 5"},
                      Forgery{"digest",
                              "UPDATE journal SET digest = replace(digest, substr(digest, 1, 8), '00000000') "
                              "WHERE number = 5"}),
    [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace damath::db
