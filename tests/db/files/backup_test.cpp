// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the backup of a contest as a file.
#include <gtest/gtest.h>

#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

using testing::contentOf;
using testing::sampleStore;
using testing::stampAt;
using testing::take;
using testing::TempFolder;
using testing::writeFile;

TEST(Backup, IsAWholeContestFile) {
  const TempFolder folder;
  const Store store = sampleStore(folder / "contest.damath");
  take(store.backup(folder / "copy.damath"));
  const StoreOpening copy = Store::open(folder / "copy.damath", stampAt(9).at, {});
  ASSERT_TRUE(std::holds_alternative<Current>(copy.verdict));
  EXPECT_EQ(take(take(copy.store->read()).contest())->players.size(), 4U);
  EXPECT_TRUE(std::filesystem::exists(folder / "copy.damath"));
}

TEST(Backup, RefusesWhereAFileStands) {
  const TempFolder folder;
  const Store store = sampleStore(folder / "contest.damath");
  writeFile(folder / "taken.bak", "an older backup");
  const auto done = store.backup(folder / "taken.bak");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().fault, StoreFault::FileExists);
  EXPECT_EQ(contentOf(folder / "taken.bak"), "an older backup");
}

}  // namespace
}  // namespace damath::db
