// SPDX-License-Identifier: GPL-3.0-or-later
// Paths in folders that exist, that never existed, and that were deleted while the program was in them.
#include "platform/file_path.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>

#include "tests/db/temp_folder.hpp"

namespace damath::platform {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;

// Makes the folder the current folder of this process, until the destructor.
class CurrentFolder {
 public:
  explicit CurrentFolder(const fs::path& folder) : m_before(fs::current_path()) { fs::current_path(folder); }
  CurrentFolder(const CurrentFolder&) = delete;
  CurrentFolder& operator=(const CurrentFolder&) = delete;
  ~CurrentFolder() { fs::current_path(m_before); }

 private:
  fs::path m_before;
};

TEST(FilePath, PathsAreWholeAndResolved) {
  const TempFolder folder;
  const fs::path real = fs::canonical(folder / ".");
  fs::create_directories(real / "a" / "b");
  fs::create_directory_symlink(real / "a" / "b", real / "link");
  std::ofstream(real / "a" / "x.damath") << "x";
  const CurrentFolder current(real / "a");
  EXPECT_EQ(wholePath("x.damath"), real / "a" / "x.damath");
  EXPECT_EQ(wholePath("../none/./y"), real / "none" / "y");
  EXPECT_EQ(wholePath(real / "a" / ".." / "z"), real / "z");
  EXPECT_EQ(resolvedPath(real / "link" / ".." / "x.damath"), real / "a" / "x.damath");
  EXPECT_EQ(resolvedPath("none/y"), real / "a" / "none" / "y");
}

TEST(FilePath, InADeletedFolderNothingThrows) {
  const TempFolder folder;
  fs::create_directories(folder / "gone");
  const CurrentFolder current(folder / "gone");
  fs::remove(folder / "gone");
  for (const char* path : {"x.damath", "../x.damath", "./x", "", ".", "..", "a/../b"}) {
    EXPECT_NO_THROW({
      EXPECT_FALSE(wholePath(path).is_absolute()) << path;
      static_cast<void>(resolvedPath(path));
    }) << path;
  }
  EXPECT_EQ(wholePath("./x.damath"), "x.damath");
  EXPECT_EQ(wholePath("/etc/../x"), "/x");
  EXPECT_TRUE(entriesOf(".").empty());
}

TEST(FilePath, UnreadableFoldersHaveNoEntries) {
  const TempFolder folder;
  for (const char* name : {"one", "two", "three"}) std::ofstream(folder / name) << name;
  auto entries = entriesOf(folder / ".");
  std::ranges::sort(entries);
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries.front().filename(), "one");
  EXPECT_TRUE(entriesOf(folder / "none").empty());
  EXPECT_TRUE(entriesOf(folder / "one").empty()) << "a file";
}

TEST(FilePath, ATemporaryFolderIsAlwaysNamed) {
  const char* const before = std::getenv("TMPDIR");
  const std::string kept = before == nullptr ? "" : before;
  ::setenv("TMPDIR", "/no/such/folder", 1);
  EXPECT_EQ(temporaryFolder(), "/tmp");
  if (before == nullptr) {
    ::unsetenv("TMPDIR");
  } else {
    ::setenv("TMPDIR", kept.c_str(), 1);
  }
  EXPECT_TRUE(fs::is_directory(temporaryFolder()));
}

}  // namespace
}  // namespace damath::platform
