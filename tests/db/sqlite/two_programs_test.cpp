// SPDX-License-Identifier: GPL-3.0-or-later
// Two programs use one file. Both may read, only one writes at a time, and confirmed changes stay stored.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <fstream>
#include <functional>

#include "db/edits/roster_edit.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::stampAt;
using testing::take;
using testing::TempFolder;

OpenOptions hasty() {
  OpenOptions options;
  options.busyTimeout = std::chrono::milliseconds(50);
  return options;
}

// A separate process that holds a lock on the file until this object is destroyed.
class Other {
 public:
  Other(const fs::path& path, const char* lock) {
    int ends[2];
    int stop[2];
    if (pipe(ends) != 0 || pipe(stop) != 0) throw std::runtime_error("no pipe");
    m_process = fork();
    if (m_process == 0) {
      close(stop[1]);
      SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
      database.exec(lock);
      char word = 'h';
      if (write(ends[1], &word, 1) != 1) _exit(1);
      while (read(stop[0], &word, 1) > 0) {
      }
      _exit(0);
    }
    close(ends[1]);
    close(stop[0]);
    m_stop = stop[1];
    char word = 0;
    if (read(ends[0], &word, 1) != 1) throw std::runtime_error("the other program failed");
    close(ends[0]);
  }
  Other(const Other&) = delete;
  Other& operator=(const Other&) = delete;
  ~Other() {
    close(m_stop);
    int status = 0;
    waitpid(m_process, &status, 0);
  }

  [[nodiscard]] pid_t process() const { return m_process; }

 private:
  pid_t m_process = 0;
  int m_stop = -1;
};

std::string ownName() {
  std::ifstream file("/proc/self/comm");
  std::string name;
  std::getline(file, name);
  return name;
}

TEST(TwoPrograms, WhileOneWritesTheOtherReadsAndIsToldWhoWrites) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  testing::sampleStore(path);
  const Other other(path, "BEGIN IMMEDIATE");
  StoreOpening opening = Store::open(path, stampAt(2).at, hasty());
  ASSERT_TRUE(std::holds_alternative<Current>(opening.verdict));
  EXPECT_EQ(take(take(opening.store->read()).contest())->players.size(), 4U);
  const auto edit = opening.store->edit(stampAt(2));
  ASSERT_FALSE(edit);
  EXPECT_EQ(edit.error().fault, StoreFault::Busy);
  ASSERT_TRUE(edit.error().holder);
  EXPECT_EQ(edit.error().holder->process, other.process());
  EXPECT_EQ(edit.error().holder->program, ownName());
  EXPECT_FALSE(edit.error().holder->user.empty());
}

TEST(TwoPrograms, AFileHeldWholeIsBusyAndSaysByWhom) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  testing::sampleStore(path);
  const Other other(path, "BEGIN EXCLUSIVE");
  const StoreOpening opening = Store::open(path, stampAt(2).at, hasty());
  ASSERT_TRUE(std::holds_alternative<Busy>(opening.verdict));
  ASSERT_TRUE(std::get<Busy>(opening.verdict).holder);
  EXPECT_EQ(std::get<Busy>(opening.verdict).holder->process, other.process());
}

TEST(TwoPrograms, ACommitThatAReaderHoldsUpChangesNothing) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  Store store = testing::sampleStore(path, hasty());
  {
    const Other other(path, "BEGIN; SELECT count(*) FROM journal");
    Edit edit = take(store.edit(stampAt(2)));
    take(RosterEdit(edit).addEvent(testing::integerEvent("Grade 8")));
    const auto refused = edit.commit();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, StoreFault::Busy);
    ASSERT_TRUE(refused.error().holder);
    EXPECT_EQ(refused.error().holder->process, other.process());
  }
  EXPECT_EQ(take(take(store.read()).contest())->events.size(), 1U);
}

// Each program adds events with its own names, as fast as it can, and waits for the other.
TEST(TwoPrograms, BothWritingLoseNothing) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  testing::sampleStore(path);
  constexpr int kEach = 25;
  const auto writeAll = [&path](const std::string& name) {
    StoreOpening opening = Store::open(path, stampAt(2).at, {});
    if (!opening.store) return false;
    for (int number = 0; number < kEach; ++number) {
      auto edit = opening.store->edit(stampAt(2, name));
      const std::string event = name + " " + std::to_string(number);
      if (!edit || !RosterEdit(*edit).addEvent(testing::integerEvent(event)) || !edit->commit()) return false;
    }
    return true;
  };
  const pid_t other = fork();
  if (other == 0) _exit(writeAll("Ana") ? 0 : 1);
  EXPECT_TRUE(writeAll("Ben"));
  int status = -1;
  waitpid(other, &status, 0);
  EXPECT_EQ(status, 0);
  const StoreOpening opening = Store::open(path, stampAt(3).at, {});
  const Reading reading = take(opening.store->read());
  EXPECT_EQ(take(reading.contest())->events.size(), 1U + 2 * kEach);
  testing::expectSound(reading);
}

}  // namespace
}  // namespace damath::db
