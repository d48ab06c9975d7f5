// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/durable_file.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <random>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "platform/user.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/platform/system_calls.hpp"
#include "tests/support/flushes.hpp"

namespace damath::platform {
namespace {

namespace fs = std::filesystem;
using testing::contentOf;
using testing::SystemCalls;
using testing::TempFolder;

constexpr unsigned kAll = 0777;

unsigned rightsOf(const fs::path& path) {
  struct stat facts {};
  EXPECT_EQ(::stat(path.c_str(), &facts), 0);
  return facts.st_mode & kAll;
}

// Sets the rights that new files do not get.
class Umask {
 public:
  explicit Umask(mode_t mask) : m_before(::umask(mask)) {}
  Umask(const Umask&) = delete;
  Umask& operator=(const Umask&) = delete;
  ~Umask() { ::umask(m_before); }

 private:
  mode_t m_before;
};

// The parameter is true for temporary files without a name, false for temporary files that have a name from
// the beginning.
class DurableFileTest : public ::testing::TestWithParam<bool> {
 protected:
  DurableFileTest() {
    if (!GetParam()) m_calls.fail("nameless", EOPNOTSUPP);
    testing::writeFile(m_path, "old");
    const auto probe = DurableFile::beside(m_path, Rights::Usual);
    m_isNameless = m_folder.listing() == "file";
  }
  // Expects that a failed write left everything as it was.
  void expectOld() const {
    EXPECT_EQ(contentOf(m_path), "old");
    EXPECT_EQ(m_folder.listing(), "file") << "nothing remains beside the old file";
  }

  SystemCalls m_calls;
  TempFolder m_folder;
  fs::path m_path = m_folder / "file";
  bool m_isNameless = false;  // true if temporary files have no name; needs a file system that can do this
};
INSTANTIATE_TEST_SUITE_P(EveryKind, DurableFileTest, ::testing::Bool(),
                         [](const auto& kind) { return std::string(kind.param ? "Nameless" : "Named"); });

TEST_P(DurableFileTest, IsOnTheDiskBeforeItTakesItsPlace) {
  static_cast<void>(m_calls.made());
  EXPECT_FALSE(writeDurably(m_path, "new", Rights::Usual));
  const std::string made = m_calls.made();
  EXPECT_EQ(contentOf(m_path), "new");
  EXPECT_EQ(m_folder.listing(), "file");
  // The first linkat finds that the name is taken.
  const std::string link = m_isNameless ? "linkat, linkat, " : "";
  EXPECT_EQ(made, "write, fsync, " + link + "rename, fsync folder");
}

TEST_P(DurableFileTest, TakesAFreeNameAtOnce) {
  static_cast<void>(m_calls.made());
  EXPECT_FALSE(writeDurably(m_folder / "new", "new", Rights::Usual));
  EXPECT_EQ(m_calls.made(),
            std::string("write, fsync, ") + (m_isNameless ? "linkat" : "rename") + ", fsync folder");
  EXPECT_EQ(contentOf(m_folder / "new"), "new");
  EXPECT_EQ(m_folder.listing(), "file new");
}

TEST_P(DurableFileTest, IsTheOldOneAfterEachFailure) {
  for (const char* call : {"write", "fsync", "linkat", "rename"}) {
    if (std::string(call) == "linkat" && !m_isNameless) continue;
    for (const int error : {EIO, ENOSPC}) {
      m_calls.fail(call, error);
      EXPECT_EQ(writeDurably(m_path, "new", Rights::Private).value(), error) << call;
      m_calls.heal(call);
      expectOld();
    }
  }
  EXPECT_FALSE(writeDurably(m_path, "new", Rights::Private));
  EXPECT_EQ(contentOf(m_path), "new");
}

TEST_P(DurableFileTest, IsWholeIfOnlyItsFolderCannotBeFlushed) {
  m_calls.fail("fsync folder", EIO);
  EXPECT_EQ(writeDurably(m_path, "new", Rights::Usual), std::errc::io_error);
  EXPECT_EQ(contentOf(m_path), "new");
  EXPECT_EQ(syncFolderOf(m_path), std::errc::io_error);
  m_calls.fail("fsync folder", EINVAL);
  EXPECT_FALSE(writeDurably(m_path, "newer", Rights::Usual)) << "a file system that flushes no folders";
  EXPECT_EQ(contentOf(m_path), "newer");
}

TEST_P(DurableFileTest, TakesFileSystemsThatCannotFlush) {
  for (const int error : {EINVAL, EROFS}) {
    m_calls.fail("fsync", error);
    EXPECT_FALSE(writeDurably(m_path, std::to_string(error), Rights::Usual));
    EXPECT_EQ(contentOf(m_path), std::to_string(error));
  }
}

TEST_P(DurableFileTest, HasTheRightsThatAreAskedFor) {
  const Umask mask(027);
  for (const auto& [rights, old, expected] :
       {std::tuple(Rights::Private, 0644U, 0600U), std::tuple(Rights::Usual, 0666U, 0640U),
        std::tuple(Rights::Kept, 0606U, 0606U)}) {
    ASSERT_EQ(::chmod(m_path.c_str(), old), 0);
    EXPECT_FALSE(writeDurably(m_path, "new", rights));
    EXPECT_EQ(rightsOf(m_path), expected);
  }
  EXPECT_FALSE(writeDurably(m_folder / "other", "new", Rights::Kept));
  EXPECT_EQ(rightsOf(m_folder / "other"), 0640U) << "no old file";
}

TEST_P(DurableFileTest, IsNeverReadableForOthersWhileItIsPrivate) {
  const Umask mask(0);
  ASSERT_EQ(::chmod(m_path.c_str(), 0640), 0);
  const auto file = DurableFile::beside(m_path, Rights::Private);
  ASSERT_TRUE(file);
  for (const auto& entry : fs::directory_iterator(m_folder.path())) {
    EXPECT_EQ(rightsOf(entry.path()), entry.path() == m_path ? 0640U : 0600U);
  }
}

// Root may write to every file. So a refusal is expected only for other users.
TEST_P(DurableFileTest, ReplacesAProtectedFileOnlyWhereItsRightsDoNotMatter) {
  ASSERT_EQ(::chmod(m_path.c_str(), 0444), 0);
  const auto refused = writeDurably(m_path, "new", Rights::Kept);
  EXPECT_EQ(refused == std::errc::permission_denied, !isAdministrator());
  EXPECT_EQ(contentOf(m_path), isAdministrator() ? "new" : "old");
  EXPECT_FALSE(writeDurably(m_path, "newer", Rights::Usual));
  EXPECT_EQ(contentOf(m_path), "newer");
}

TEST_P(DurableFileTest, LeavesALinkAndReplacesItsTarget) {
  fs::create_directory(m_folder / "there");
  testing::writeFile(m_folder / "there/target", "old");
  fs::create_symlink("there/target", m_folder / "link");
  for (const char* content : {"first", "second"}) {
    EXPECT_FALSE(writeDurably(m_folder / "link", content, Rights::Usual));
    EXPECT_TRUE(fs::is_symlink(m_folder / "link"));
    EXPECT_EQ(contentOf(m_folder / "there/target"), content);
  }
}

TEST_P(DurableFileTest, RefusesWhatIsNoOrdinaryFile) {
  EXPECT_EQ(writeDurably(m_folder.path(), "new", Rights::Usual), std::errc::is_a_directory);
  EXPECT_EQ(writeDurably(m_folder / "missing/file", "new", Rights::Usual),
            std::errc::no_such_file_or_directory);
  EXPECT_EQ(writeDurably(m_path / "file", "new", Rights::Usual), std::errc::not_a_directory);
  expectOld();
  ASSERT_EQ(::mkfifo((m_folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(writeDurably(m_folder / "pipe", "new", Rights::Usual), std::errc::not_supported);
  EXPECT_TRUE(fs::is_fifo(m_folder / "pipe"));
}

TEST_P(DurableFileTest, IsDroppedWithoutACommit) {
  {
    auto file = DurableFile::beside(m_path, Rights::Usual);
    ASSERT_TRUE(file);
    EXPECT_FALSE(file->write("new"));
    EXPECT_FALSE(file->sync());
    const DurableFile moved = *std::move(file);
    EXPECT_EQ(contentOf(m_path), "old");
  }
  expectOld();
}

// A limit on file sizes makes write() fail like a full disk.
TEST_P(DurableFileTest, IsTheOldOneOnAFullDisk) {
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
  rlimit tight = before;
  tight.rlim_cur = 4096;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tight), 0);
  const auto fault = writeDurably(m_path, std::string(100'000, 'x'), Rights::Usual);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, ignored);
  EXPECT_EQ(fault, std::errc::file_too_large);
  expectOld();
}

TEST_P(DurableFileTest, IsTheOldOneIfTheProgramIsKilledBeforeTheCommit) {
  const pid_t child = ::fork();
  if (child == 0) {
    auto file = DurableFile::beside(m_path, Rights::Usual);
    if (!file || file->write("new") || file->sync()) ::_exit(1);
    ::raise(SIGKILL);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(contentOf(m_path), "old");
  if (m_isNameless) expectOld();
}

TEST_P(DurableFileTest, IsWholeWheneverTheProgramIsKilled) {
  std::mt19937 lot(1);
  for (int kill = 0; kill < 20; ++kill) {
    const pid_t child = ::fork();
    for (char letter = 'a'; child == 0; letter = letter == 'z' ? 'a' : static_cast<char>(letter + 1)) {
      static_cast<void>(writeDurably(m_path, std::string(50'000, letter), Rights::Usual));
    }
    std::this_thread::sleep_for(std::chrono::microseconds(500 + lot() % 5000));
    ::kill(child, SIGKILL);
    ASSERT_EQ(::waitpid(child, nullptr, 0), child);
    const std::string content = contentOf(m_path);
    EXPECT_TRUE(content == "old" || (!content.empty() && content == std::string(50'000, content.front())));
  }
}

TEST(NewFolders, AreFlushedIntoTheFoldersAboveThem) {
  const TempFolder place;
  const auto callsOf = [&](const char* folder) {
    return support::writingCallsOf(place.path(), [&] { return !makeFolders(place / folder); });
  };
  EXPECT_EQ(callsOf("a/b"), (std::vector<std::string>{"make a", "flush .", "make a/b", "flush a"}));
  EXPECT_EQ(callsOf("a/b"), std::vector<std::string>());
  EXPECT_EQ(callsOf("a/c"), (std::vector<std::string>{"make a/c", "flush a"}));
  testing::writeFile(place / "file", "text");
  EXPECT_TRUE(makeFolders(place / "file"));
  EXPECT_TRUE(makeFolders(place / "file/in"));
  EXPECT_EQ(contentOf(place / "file"), "text");
}

}  // namespace
}  // namespace damath::platform
