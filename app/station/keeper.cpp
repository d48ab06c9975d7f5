// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/station/keeper.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>

#include "app/station/network.hpp"
#include "app/station/program.hpp"
#include "db/files/backup_ring.hpp"
#include "db/store.hpp"

namespace damath::station {

namespace {

using std::chrono::system_clock;

bool isServing(const HallFolder& folder) {
  std::ifstream file(folder.data() / "postmaster.pid");
  pid_t process = 0;
  return file >> process && process > 0 && ::kill(process, 0) == 0;
}

// Until the server has ended.
void keep(const HallFolder& folder, const HallFacts& facts) {
  constexpr int kSecondsBetweenLooks = 10;
  const HallBell bell(facts.name, facts.port);
  std::int64_t last = 0;
  for (int second = 0; isServing(folder); ++second) {
    bell.answer(std::chrono::seconds(1));
    if (second % kSecondsBetweenLooks != 0) continue;
    const auto now = std::chrono::floor<std::chrono::seconds>(system_clock::now());
    if (const auto copied = copyWhenDue(folder, facts, now, last)) last = *copied;
  }
}

}  // namespace

Answer<std::int64_t> copyWhenDue(const HallFolder& folder, const HallFacts& facts, db::Instant now,
                                 std::int64_t last) {
  const db::BackupRing ring(facts.contest);
  if (!ring.isDue(now)) return last;
  const db::StoreOpening opening = db::Store::open(db::Place(folder.ownersAddress(facts.port)), now, {});
  if (!opening.store) return refused(StationFault::NotRunning, folder.path().string());
  const auto newest =
      opening.store->read().and_then([](const db::Reading& reading) { return reading.journal().newest(); });
  if (!newest) return refused(newest.error());
  if (*newest == last) return last;
  const auto copied = ring.copy(*opening.store, now, db::CopyOccasion::Time);
  if (!copied) return refused(copied.error());
  return *newest;
}

void startKeeper(const HallFolder& folder, const HallFacts& facts) {
  const pid_t child = ::fork();
  if (child > 0) ::waitpid(child, nullptr, 0);
  if (child != 0) return;
  // It goes on when this program has ended, and has nothing of it open.
  ::setsid();
  if (::fork() != 0) ::_exit(0);
  leaveStreams(folder.log());
  static_cast<void>(::chdir("/"));
  keep(folder, facts);
  ::_exit(0);
}

}  // namespace damath::station
