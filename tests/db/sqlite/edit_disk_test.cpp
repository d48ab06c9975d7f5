// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of an edit of a file on a full disk.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "db/edits/roster_edit.hpp"
#include "db/store.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::asked;
using testing::integerEvent;
using testing::sampleStore;
using testing::stampAt;
using testing::take;
using testing::TempFolder;

TEST(EditOnAFullDisk, IsNamed) {
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

// Uses SQLite's own limit on the size of the file.
TEST(EditOnAFullDisk, ALimitOnTheFileItself) {
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
