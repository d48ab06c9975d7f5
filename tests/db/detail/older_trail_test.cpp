// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of files of older versions. The journals of the fourth version hold changes written by SQLite's
// session extension. These changes are undone, redone, checked and merged like present ones.
#include <gtest/gtest.h>

#include <algorithm>

#include "db/edits/branch_edit.hpp"
#include "db/edits/history_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::asked;
using testing::expectSound;
using testing::stampAt;
using testing::take;

fs::path fixture(const char* name) {
  return fs::path(DAMATH_TEST_DATA) / "db" / name;
}

class OlderTrail : public ::testing::Test {
 protected:
  Store opened(const fs::path& path) {
    StoreOpening opening = Store::open(path, stampAt(0).at, {});
    if (!opening.store) throw std::runtime_error("not opened");
    return *std::move(opening.store);
  }
  Store madeOf(const char* document, const std::string& name) {
    if (!Store::createFrom(m_folder / name, fixture(document), {})) throw std::runtime_error("not made");
    return opened(m_folder / name);
  }
  [[nodiscard]] std::string state(const Store& store) const {
    return testing::rowsOf(store.path(), {"contest", "school", "player", "event", "entry", "absence", "round",
                                          "game", "bye", "rematch", "lot", "sheet_in_force", "review",
                                          "ruling", "swiss_plan", "check_in", "notice"});
  }

  testing::TempFolder m_folder;
};

// True if the step was made. A step that fails leaves the file unchanged.
template <class Way>
bool isStepped(Store& store, const JournalAct& act, const Way& way) {
  Edit edit = take(store.edit(stampAt(90)));
  HistoryEdit history(edit);
  if (!way(history, act)) return false;
  take(edit.commit());
  return true;
}

TEST_F(OlderTrail, MigrationLeavesTheHistoryAsItWas) {
  fs::copy_file(fixture("v4.damath"), m_folder / "old.damath");
  const auto rowsOf = [](const fs::path& path) {
    return testing::asked(path,
                          "SELECT group_concat(digest || ' ' || coalesce(hex(changes), '-'), ';') FROM"
                          " (SELECT * FROM journal WHERE action <> 'migrate' ORDER BY number)");
  };
  const std::string rows = rowsOf(m_folder / "old.damath");
  const Store store = opened(m_folder / "old.damath");
  EXPECT_EQ(asked(store.path(), "PRAGMA user_version"), "10");
  EXPECT_EQ(rowsOf(store.path()), rows) << "the journal only grows";
  expectSound(store);
  const auto acts = take(take(store.read()).journal().acts());
  EXPECT_EQ(std::ranges::count(acts, ActState::InForce, &JournalAct::state), 22);
  EXPECT_EQ(std::ranges::count(acts, ActState::Undone, &JournalAct::state), 5);
  EXPECT_EQ(acts.back().state, ActState::Fixed) << "the migration";
}

// Undoes every action that evidence allows to undo, then redoes all of them.
TEST_F(OlderTrail, EveryActIsTakenBackAndDoneAgain) {
  struct Older {
    const char* name;
    std::size_t undone;
    // Actions with evidence that rests on them could not be undone in the older versions, and cannot be
    // undone now. The same holds for publishing a round with a signed result.
    std::vector<std::int64_t> refused;
  };
  for (const Older& older : {Older{"v4.damath", 14, {40, 31, 19, 14, 9, 5, 4, 2}},
                             Older{"v8.damath", 23, {36, 20, 19, 18, 7, 6, 3, 2}},
                             Older{"v9.damath", 23, {36, 20, 19, 18, 7, 6, 3, 2}}}) {
    SCOPED_TRACE(older.name);
    fs::copy_file(fixture(older.name), m_folder / older.name);
    Store store = opened(m_folder / older.name);
    std::vector<std::string> states = {state(store)};
    std::vector<JournalAct> undone;
    std::vector<std::int64_t> refused;
    std::vector<JournalAct> acts = take(take(store.read()).journal().acts());
    std::erase_if(acts, [](const JournalAct& act) { return act.state != ActState::InForce; });
    std::ranges::reverse(acts);
    for (const JournalAct& last : acts) {
      const auto undo = [](HistoryEdit& history, const JournalAct& act) { return history.undo(act); };
      if (!isStepped(store, last, undo)) {
        refused.push_back(last.number);
        continue;
      }
      undone.push_back(last);
      states.push_back(state(store));
      expectSound(store);
    }
    EXPECT_EQ(refused, older.refused);
    EXPECT_EQ(undone.size(), older.undone);
    for (std::size_t step = undone.size(); step-- > 0;) {
      const auto redo = [](HistoryEdit& history, const JournalAct& act) { return history.redo(act); };
      ASSERT_TRUE(isStepped(store, undone[step], redo)) << undone[step].number;
      EXPECT_EQ(state(store), states[step]) << undone[step].number;
      expectSound(store);
    }
  }
}

TEST_F(OlderTrail, AForgedChangeOfThoseDaysIsNamed) {
  fs::copy_file(fixture("v4.damath"), m_folder / "old.damath");
  const Store store = opened(m_folder / "old.damath");
  ASSERT_EQ(testing::tamper(store.path(), "UPDATE player SET grade = '12' WHERE id = 2"), "");
  EXPECT_EQ(take(take(store.read()).journal().check()).differing, std::vector<std::string>{"player 2"});
  ASSERT_EQ(testing::tamper(store.path(),
                            "DROP TRIGGER journal_never_updated; UPDATE journal SET changes ="
                            " substr(changes, 1, 40) WHERE number = 4"),
            "");
  const JournalCheck check = take(take(store.read()).journal().check());
  EXPECT_EQ(check.unchained, std::vector<std::int64_t>{4});
  EXPECT_EQ(check.differing, std::vector<std::string>{"journal"});
}

// The program may be updated while the event is on another computer.
TEST_F(OlderTrail, AnEventThatWasAwayMeanwhileIsBroughtBack) {
  Store store = madeOf("v4-lent.json", "lent.damath");
  Store other = madeOf("v4-borrowed.json", "borrowed.damath");
  const std::string theirs = state(other);
  {
    Edit edit = take(other.edit(stampAt(70)));
    const auto games = take(edit.reading().contest())->events.at(0).games;
    take(RoundEdit(edit).setResult(
        games.at(1).id, {rules::Ending::Time, exact::Number(7), exact::Number(2), rules::Result::BlueWins}));
    take(edit.commit());
  }
  ASSERT_NE(state(other), theirs) << "a change of today behind those of then";
  Edit edit = take(store.edit(stampAt(80)));
  const Branch branch = take(edit.reading().branches()).at(0);
  const Reading reading = take(other.read());
  take(BranchEdit(edit).merge(reading, branch));
  take(edit.commit());
  EXPECT_EQ(state(store), state(other));
  expectSound(store);
}

TEST_F(OlderTrail, ADocumentOfThoseDaysMakesAFileOfThoseDays) {
  ASSERT_TRUE(Store::createFrom(m_folder / "made.damath", fixture("v4.json"), {}));
  EXPECT_EQ(asked(m_folder / "made.damath", "PRAGMA user_version"), "4");
  EXPECT_EQ(testing::allRows(m_folder / "made.damath"), testing::allRows(fixture("v4.damath")));
  expectSound(opened(m_folder / "made.damath"));
}

}  // namespace
}  // namespace damath::db
