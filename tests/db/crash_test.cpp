// A program that is killed in the middle of its work: what it was told is written stays written.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "db/roster_edit.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

using testing::stampAt;
using testing::take;

// Adds events and tells each one's number through the pipe once the commit has answered.
[[noreturn]] void writeUntilKilled(const std::filesystem::path& path, int pipe) {
  StoreOpening opening = Store::open(path, stampAt(0).at, {});
  if (!opening.store) _exit(1);
  for (;;) {
    auto edit = opening.store->edit(stampAt(1));
    if (!edit) _exit(2);
    const auto contest = edit->reading().contest();
    if (!contest) _exit(3);
    const int number = static_cast<int>(contest->events.size()) + 1;
    if (!RosterEdit(*edit).addEvent(testing::integerEvent("Event " + std::to_string(number))) ||
        !edit->commit())
      _exit(4);
    if (write(pipe, &number, sizeof number) != static_cast<ssize_t>(sizeof number)) _exit(5);
  }
}

int lastToldBeforeTheKill(const std::filesystem::path& path, std::chrono::milliseconds life) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    writeUntilKilled(path, ends[1]);
  }
  close(ends[1]);
  std::this_thread::sleep_for(life);
  kill(child, SIGKILL);
  int last = 0;
  for (int number = 0; read(ends[0], &number, sizeof number) == static_cast<ssize_t>(sizeof number);) {
    last = number;
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? last : -1;
}

TEST(Crash, EveryAcknowledgedChangeIsThereAfterAKill) {
  const testing::TempFolder folder;
  const std::filesystem::path path = folder / "contest.damath";
  testing::sampleStore(path);
  int told = 1;
  for (int round = 0; round < 10; ++round) {
    const int last = lastToldBeforeTheKill(path, std::chrono::milliseconds(120 + 17 * round));
    ASSERT_GE(last, 0) << "the writer ended by itself";
    told = std::max(told, last);
    const StoreOpening opening = Store::open(path, stampAt(2).at, {});
    ASSERT_TRUE(std::holds_alternative<Current>(opening.verdict)) << round;
    const Reading reading = take(opening.store->read());
    const auto events = static_cast<int>(take(reading.contest()).events.size());
    // The one that was killed between its commit and its word may be there too.
    ASSERT_GE(events, told) << round;
    ASSERT_LE(events, told + 1) << round;
    told = events;
    ASSERT_TRUE(take(reading.integrityComplaints()).empty());
    ASSERT_TRUE(take(reading.journalCheck()).differing.empty());
  }
  EXPECT_GT(told, 10);
}

}  // namespace
}  // namespace damath::db
