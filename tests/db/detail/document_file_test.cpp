// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of making a contest file from a document: places where this is impossible, and interruptions.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "db/records/document.hpp"
#include "db/store.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::stampAt;
using testing::take;

class DocumentFiles : public ::testing::Test {
 protected:
  DocumentFiles() {
    const testing::TempFolder folder;
    testing::writeFile(m_folder / "document.json",
                       testing::documentOf(testing::fullContest(folder / "contest.damath")));
  }

  testing::TempFolder m_folder;
};

TEST_F(DocumentFiles, WhereAFileStandsOrNoneCanBe) {
  testing::writeFile(m_folder / "taken.damath", "akin ito");
  EXPECT_EQ(Store::createFrom(m_folder / "taken.damath", m_folder / "document.json", {}).error().kind,
            DocumentFaultKind::FileExists);
  EXPECT_EQ(testing::contentOf(m_folder / "taken.damath"), "akin ito");
  EXPECT_EQ(Store::createFrom(m_folder / "no" / "made.damath", m_folder / "document.json", {}).error().kind,
            DocumentFaultKind::StoreFailed);
  EXPECT_EQ(m_folder.listing(), "document.json taken.damath");
}

// After a kill at any moment, the file does not exist, is empty, or is complete.
TEST_F(DocumentFiles, AKillLeavesNothingThatLooksWhole) {
  const fs::path path = m_folder / "made.damath";
  int whole = 0;
  for (int death = 0; death < 60; ++death) {
    const pid_t child = fork();
    if (child == 0) _exit(Store::createFrom(path, m_folder / "document.json", {}) ? 0 : 1);
    usleep(static_cast<useconds_t>(death) * 700);
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    if (fs::exists(path) && fs::file_size(path) > 0) {
      const auto opening = Store::open(path, stampAt(0).at, {});
      ASSERT_TRUE(opening.store) << death;
      EXPECT_EQ(take(take(opening.store->read()).journal().check()).differing, std::vector<std::string>{});
      ++whole;
    }
    for (const auto& entry : fs::directory_iterator(m_folder.path())) {
      if (entry.path().filename() == "document.json") continue;
      // No leftover file has a name that ends like the name of a contest.
      if (entry.path() != path && entry.path().extension() != ".damath-journal") {
        EXPECT_FALSE(entry.path().string().ends_with(".damath")) << entry.path();
      }
      fs::remove(entry.path());
    }
  }
  EXPECT_LT(whole, 60);
}

}  // namespace
}  // namespace damath::db
