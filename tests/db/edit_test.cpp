// SPDX-License-Identifier: GPL-3.0-or-later
// An edit is whole or not at all.
#include "db/edit.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/store.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
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
  SQLite::Database other((folder / "contest.damath").string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  const auto refused = store.edit(stampAt(2));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().fault, StoreFault::Busy);
  EXPECT_TRUE(store.read());
  other.exec("ROLLBACK");
  EXPECT_TRUE(store.edit(stampAt(2)));
}

TEST(Edit, TheFullDiskIsNamed) {
  const TempFolder folder;
  testing::FaultyDisk disk;
  OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  Store store = sampleStore(folder / "contest.damath", options);
  disk.fillAfter(0);
  Edit edit = take(store.edit(stampAt(2)));
  const auto added = RosterEdit(edit).addEvent(integerEvent("Grade 8"));
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().fault, StoreFault::DiskFull);
  EXPECT_EQ(edit.commit().error().fault, StoreFault::DiskFull);
}

// Leaves the disk to SQLite itself: a limit on the size of the file.
TEST(Edit, ALimitOnTheFileItself) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  sampleStore(path);
  SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
  database.exec("PRAGMA max_page_count = 1");
  try {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    for (int number = 0; number < 5000; ++number) {
      database.exec("INSERT INTO school (name, district, division) VALUES ('S" + std::to_string(number) +
                    "', '', '')");
    }
    FAIL() << "the limit did not hold";
  } catch (const SQLite::Exception& exception) {
    EXPECT_EQ(exception.getErrorCode(), 13);
  }
  EXPECT_EQ(asked(path, "SELECT count(*) FROM school"), "3");
}

}  // namespace
}  // namespace damath::db
