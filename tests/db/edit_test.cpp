// SPDX-License-Identifier: GPL-3.0-or-later
// An edit is stored completely or not at all.
#include "db/edit.hpp"

#include <gtest/gtest.h>

#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

using testing::asked;
using testing::integerEvent;
using testing::newcomer;
using testing::sampleStore;
using testing::stampAt;
using testing::take;
using testing::TempFolder;

std::vector<Newcomer> manyNewcomers(int count) {
  std::vector<Newcomer> list;
  for (int number = 0; number < count; ++number) {
    list.push_back(newcomer("Muñoz" + std::to_string(number), "Ana", "Paaralan " + std::to_string(number)));
  }
  return list;
}

TEST(Edit, WithoutCommitNothingIsWritten) {
  const TempFolder folder;
  Store store = sampleStore(folder / "contest.damath");
  {
    Edit edit = take(store.edit(stampAt(2)));
    take(RosterEdit(edit).addEvent(integerEvent("Grade 8")));
    EXPECT_EQ(take(edit.reading().contest())->events.size(), 2U);
  }
  EXPECT_EQ(take(take(store.read()).contest())->events.size(), 1U);
  EXPECT_EQ(asked(folder / "contest.damath", "SELECT count(*) FROM journal"), "3");
}

TEST(Edit, AFailedStepSpoilsTheRest) {
  const TempFolder folder;
  Store store = sampleStore(folder / "contest.damath");
  {
    Edit edit = take(store.edit(stampAt(2)));
    take(RosterEdit(edit).addEvent(integerEvent("Grade 8")));
    const auto twice = RosterEdit(edit).addEvent(integerEvent("Grade 8"));
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().fault, StoreFault::Constraint);
    const auto committed = edit.commit();
    ASSERT_FALSE(committed);
    EXPECT_EQ(committed.error().fault, StoreFault::Constraint);
  }
  EXPECT_EQ(take(take(store.read()).contest())->events.size(), 1U);
}

TEST(Edit, UnknownGamesAndEntriesAreRefused) {
  const TempFolder folder;
  Store store = sampleStore(folder / "contest.damath");
  const contest::GameResult result{rules::Ending::NoShowBlue, {}, {}, rules::Result::RedWins};
  const auto faultOf = [&store](const auto& step) {
    Edit edit = take(store.edit(stampAt(2)));
    return step(edit).error().fault;
  };
  EXPECT_EQ(faultOf([&](Edit& edit) { return RoundEdit(edit).setResult(contest::GameId{77}, result); }),
            StoreFault::Constraint);
  EXPECT_EQ(faultOf([&](Edit& edit) {
              return RoundEdit(edit).addRematch(contest::EventId{1},
                                                {{}, contest::EntryId{1}, contest::EntryId{99}, result});
            }),
            StoreFault::Constraint);
  EXPECT_EQ(faultOf([](Edit& edit) {
              return RosterEdit(edit).addEntries(contest::EventId{5}, 1, manyNewcomers(1));
            }),
            StoreFault::Constraint);
}

TEST(Edit, BusyWhileAnotherProgramEdits) {
  const TempFolder folder;
  OpenOptions hasty;
  hasty.busyTimeout = std::chrono::milliseconds(50);
  Store store = sampleStore(folder / "contest.damath", hasty);
  StoreOpening other = Store::open(testing::placeAt(folder / "contest.damath"), stampAt(0).at, {});
  {
    const Edit held = take(other.store->edit(stampAt(2)));
    const auto refused = store.edit(stampAt(2));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, StoreFault::Busy);
    EXPECT_TRUE(store.read());
  }
  EXPECT_TRUE(store.edit(stampAt(2)));
}

}  // namespace
}  // namespace damath::db
