// SPDX-License-Identifier: GPL-3.0-or-later
// Side files and lock files when something else has their name: a folder, a pipe, a device, a socket or a
// link. No function waits, and no target of a link is changed.
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "platform/durable_file.hpp"
#include "platform/file_lock.hpp"
#include "platform/ordinary_file.hpp"
#include "platform/side_file.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::platform {
namespace {

namespace fs = std::filesystem;
using testing::contentOf;
using testing::TempFolder;

struct InTheWay {
  const char* name;
  std::function<void(const fs::path& path, const fs::path& target)> make;
};

void makeSocket(const fs::path& path) {
  const int made = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  EXPECT_EQ(::bind(made, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  ::close(made);
}

std::vector<InTheWay> everythingInTheWay() {
  return {{"pipe", [](const fs::path& path, const fs::path&) { EXPECT_EQ(::mkfifo(path.c_str(), 0600), 0); }},
          {"socket", [](const fs::path& path, const fs::path&) { makeSocket(path); }},
          {"link", [](const fs::path& path, const fs::path& target) { fs::create_symlink(target, path); }},
          {"link to a device",
           [](const fs::path& path, const fs::path&) { fs::create_symlink("/dev/zero", path); }},
          {"link to nothing",
           [](const fs::path& path, const fs::path&) { fs::create_symlink(path.string() + ".none", path); }},
          {"folder", [](const fs::path& path, const fs::path&) { fs::create_directory(path); }}};
}

TEST(SideFile, IsReadOnlyIfItIsAnOrdinaryFile) {
  const TempFolder folder;
  testing::writeFile(folder / "file", "1234");
  EXPECT_EQ(readSideFile(folder / "file", 4), "1234");
  EXPECT_EQ(readSideFile(folder / "file", 3).error(), ReadFault::TooLarge);
  EXPECT_EQ(readSideFile(folder / "none", 4).error(), ReadFault::Missing);
  EXPECT_EQ(readSideFile(folder / "file" / "none", 4).error(), ReadFault::Missing);
  EXPECT_FALSE(isObstructed(folder / "file"));
  EXPECT_FALSE(isObstructed(folder / "none"));
  for (const InTheWay& each : everythingInTheWay()) {
    const fs::path path = folder / each.name;
    each.make(path, folder / "file");
    EXPECT_EQ(readSideFile(path, 4).error(), ReadFault::NotOrdinary) << each.name;
    EXPECT_TRUE(isObstructed(path)) << each.name;
  }
}

TEST(SideFile, ReplacesWhateverHasItsNameExceptAFolder) {
  const TempFolder folder;
  const fs::path target = folder / "target";
  testing::writeFile(target, "target");
  for (const InTheWay& each : everythingInTheWay()) {
    const fs::path path = folder / each.name;
    each.make(path, target);
    const std::error_code fault = writeSideFile(path, "new", Rights::Private);
    if (fs::is_directory(path)) {
      EXPECT_EQ(fault, std::errc::is_a_directory) << each.name;
    } else {
      EXPECT_FALSE(fault) << each.name << ": " << fault.message();
      EXPECT_TRUE(fs::is_regular_file(fs::symlink_status(path))) << each.name;
      EXPECT_EQ(contentOf(path), "new") << each.name;
    }
    EXPECT_EQ(contentOf(target), "target") << each.name;
    EXPECT_FALSE(fs::exists(path.string() + ".none")) << each.name;
  }
}

TEST(SideFile, IsNoLockIfItIsNoFile) {
  const TempFolder folder;
  const fs::path target = folder / "target";
  testing::writeFile(target, "target");
  for (const InTheWay& each : everythingInTheWay()) {
    const fs::path path = folder / each.name;
    each.make(path, target);
    EXPECT_FALSE(FileLock::tryLock(path)) << each.name;
    EXPECT_FALSE(FileLock::lock(path)) << each.name;
    EXPECT_FALSE(fs::exists(path.string() + ".none")) << each.name;
  }
  EXPECT_TRUE(FileLock::tryLock(folder / "lock"));
}

TEST(NewName, IsNeverReplaced) {
  const TempFolder folder;
  const fs::path from = folder / "from";
  testing::writeFile(from, "new");
  std::vector<fs::path> taken;
  for (const InTheWay& each : everythingInTheWay()) {
    taken.push_back(folder / each.name);
    each.make(taken.back(), folder / "target");
  }
  taken.push_back(folder / "file");
  testing::writeFile(taken.back(), "old");
  for (const fs::path& to : taken) {
    EXPECT_EQ(moveToNewName(from, to), std::errc::file_exists) << to;
    EXPECT_EQ(contentOf(from), "new") << to;
  }
  EXPECT_EQ(contentOf(folder / "file"), "old");
  EXPECT_FALSE(moveToNewName(from, folder / "to"));
  EXPECT_EQ(contentOf(folder / "to"), "new");
  EXPECT_FALSE(fs::exists(from));
  EXPECT_EQ(moveToNewName(from, folder / "other"), std::errc::no_such_file_or_directory);
}

}  // namespace
}  // namespace damath::platform
