// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/contest_place.hpp"

#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;
using testing::writeFile;

class Places : public ::testing::Test {
 protected:
  void SetUp() override {
    const StepClock clock;
    ASSERT_TRUE(Desk::create(m_file, {"Contest", {}, {}}, {"arbiter", {}, {}}, clock));
  }
  [[nodiscard]] ContestPlace of(const fs::path& path, const fs::path& inUse = {}) const {
    return contestPlaceOf(m_folder / path, inUse);
  }
  TempFolder m_folder;
  fs::path m_file = m_folder / "fair.contest";
};

TEST_F(Places, AContestIsKnownByItsContentAndTheOneInUseByAnyName) {
  EXPECT_EQ(of("fair.contest"), ContestPlace::File);
  fs::create_hard_link(m_file, m_folder / "hard.pdf");
  fs::create_symlink(m_file, m_folder / "soft.pdf");
  fs::copy_file(m_file, m_folder / "copy.pdf");
  for (const char* name : {"hard.pdf", "soft.pdf", "copy.pdf"}) {
    EXPECT_EQ(of(name), ContestPlace::File) << name;
    EXPECT_EQ(of(name, m_file), ContestPlace::File) << name;
  }
  // The file in use counts as a contest file, whatever its content is now.
  writeFile(m_folder / "broken.contest", "no database");
  EXPECT_EQ(of("broken.contest"), ContestPlace::None);
  EXPECT_EQ(of("broken.contest", m_folder / "broken.contest"), ContestPlace::File);
}

TEST_F(Places, WhatBelongsToAContestIsTold) {
  for (const char* name : {"fair.contest-journal", "fair.contest-wal", "fair.contest-shm"}) {
    EXPECT_EQ(of(name), ContestPlace::File) << name;
  }
  EXPECT_EQ(of("other.contest-journal"), ContestPlace::None);
  EXPECT_EQ(of("fair.backups/rule"), ContestPlace::Copies);
  EXPECT_EQ(of("fair.backups/deep/x.pdf"), ContestPlace::Copies);
  EXPECT_EQ(of("other.backups/x.pdf"), ContestPlace::None);
  writeFile(m_folder / "list.csv", "last,first,school\n");
  EXPECT_EQ(of("list.csv"), ContestPlace::None);
  EXPECT_EQ(of("none.pdf"), ContestPlace::None);
  EXPECT_EQ(of("."), ContestPlace::None);
}

}  // namespace
}  // namespace damath::desk
