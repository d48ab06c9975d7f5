// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store.hpp"
#include "db/edits/roster_edit.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "db/detail/query.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::asked;
using testing::contentOf;
using testing::sampleStore;
using testing::stampAt;
using testing::take;
using testing::TempFolder;
using testing::writeFile;

TEST(StoreCreate, RefusesWhereAFileStandsAndLeavesIt) {
  const TempFolder folder;
  writeFile(folder / "taken.damath", "somebody's work");
  const auto store = Store::create(folder / "taken.damath", {"Contest", {}, {}}, stampAt(0), {});
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().fault, StoreFault::FileExists);
  EXPECT_EQ(contentOf(folder / "taken.damath"), "somebody's work");
}

TEST(StoreCreate, RefusesInAMissingFolder) {
  const TempFolder folder;
  const auto store = Store::create(folder / "no" / "new.damath", {"Contest", {}, {}}, stampAt(0), {});
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().fault, StoreFault::CannotOpen);
}

TEST(StoreCreate, LeavesNothingBehindOnAFullDisk) {
  const TempFolder folder;
  testing::FaultyDisk disk;
  OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  int refusals = 0;
  for (int writes = 0; writes < 300; ++writes) {
    disk.fillAfter(writes);
    const auto store = Store::create(folder / "new.damath", {"Contest", {}, {}}, stampAt(0), options);
    disk.heal();
    if (store) break;
    ++refusals;
    ASSERT_EQ(store.error().fault, StoreFault::DiskFull) << writes;
    ASSERT_EQ(folder.listing(), "") << writes;
  }
  EXPECT_GT(refusals, 10);
  EXPECT_EQ(folder.listing(), "new.damath");
}

TEST(StoreCreate, WritesTheFirstJournalRow) {
  const TempFolder folder;
  Store store = take(Store::create(folder / "new.damath", {"Paligsahan", "Gym", "Nob 20"},
                                   stampAt(5, "Bb. Peña", "unang araw"), {}));
  const auto rows = take(take(store.read()).journal().rows());
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].number, 1);
  EXPECT_EQ(rows[0].at, "2026-11-20T08:05:00Z");
  EXPECT_EQ(rows[0].by, "Bb. Peña");
  EXPECT_EQ(rows[0].action, JournalAction::CreateContest);
  EXPECT_EQ(rows[0].subject, "contest");
  EXPECT_EQ(rows[0].before, "");
  EXPECT_THAT(rows[0].after,
              ::testing::MatchesRegex(
                  "\\{\"name\":\"Paligsahan\",\"venue\":\"Gym\",\"date\":\"Nob 20\","
                  "\"contestLevel\":\"none\",\"standing\":\"official\",\"origin\":\"[0-9a-f]{32}\"\\}"));
  EXPECT_EQ(rows[0].reason, "unang araw");
}

TEST(StoreCreate, TwoOfTheSameNameAndMomentHaveEachItsOrigin) {
  const TempFolder folder;
  std::set<std::string> origins;
  for (const char* name : {"one.damath", "two.damath"}) {
    Store store = take(Store::create(folder / name, {"Paligsahan", "Gym", "Nob 20"}, stampAt(5), {}));
    origins.insert(take(take(store.read()).journal().origin()));
  }
  EXPECT_EQ(origins.size(), 2U);
}

TEST(StoreConnection, SettingsHold) {
  const TempFolder folder;
  sampleStore(folder / "contest.damath");
  const auto database = sqlite::connected(folder / "contest.damath", {});
  sqlite::configure(*database);
  EXPECT_EQ(detail::firstText(*database, "PRAGMA journal_mode"), "delete");
  EXPECT_EQ(detail::firstNumber(*database, "PRAGMA synchronous"), 3);
  EXPECT_EQ(detail::firstNumber(*database, "PRAGMA foreign_keys"), 1);
  EXPECT_EQ(detail::firstNumber(*database, "PRAGMA trusted_schema"), 0);
  EXPECT_THROW(database->execute("SELECT \"no such column\""), detail::Refused);
  EXPECT_THROW(database->execute("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema"), detail::Refused);
}

TEST(StoreConnection, AWriteAheadLogIsTurnedBack) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  sampleStore(path);
  testing::tamper(path, "PRAGMA journal_mode = WAL");
  ASSERT_EQ(asked(path, "PRAGMA journal_mode"), "wal");
  ASSERT_TRUE(Store::open(path, stampAt(0).at, {}).store);
  EXPECT_EQ(asked(path, "PRAGMA journal_mode"), "delete");
  EXPECT_EQ(folder.listing(), "contest.damath");
}

TEST(StoreBackup, LeavesNothingBehindOnAFullOrBrokenDisk) {
  const TempFolder folder;
  testing::FaultyDisk disk;
  OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  const Store store = sampleStore(folder / "contest.damath", options);
  disk.fillAfter(3);
  const auto full = store.backup(folder / "copy.damath");
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().fault, StoreFault::DiskFull);
  disk.breakAfter(3);
  const auto broken = store.backup(folder / "copy.damath");
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().fault, StoreFault::DiskError);
  EXPECT_EQ(folder.listing(), "contest.damath");
}

TEST(StoreBackup, DoesNotDropTheLocksOfTheOpenFile) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  Store store = sampleStore(path);
  take(store.backup(folder / "copy.damath"));
  Edit edit = take(store.edit(stampAt(3)));
  SQLite::Database other(path.string(), SQLite::OPEN_READWRITE);
  EXPECT_THROW(other.exec("BEGIN IMMEDIATE"), SQLite::Exception);
  take(RosterEdit(edit).addEvent(testing::integerEvent("Grade 8")));
  take(edit.commit());
  other.exec("BEGIN IMMEDIATE");
}

}  // namespace
}  // namespace damath::db
