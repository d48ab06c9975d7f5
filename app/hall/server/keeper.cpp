// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/keeper.hpp"

#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <string>

#include "app/hall/server/network.hpp"
#include "app/hall/server/program.hpp"
#include "core/expected.hpp"
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
  const auto copied = ring.copy(*opening.store, now, db::BackupOccasion::Time);
  if (!copied) return refused(copied.error());
  return *newest;
}

Answer<void> startKeeper(const HallFolder& folder, const HallFacts& facts) {
  std::error_code fault;
  const auto own = std::filesystem::read_symlink("/proc/self/exe", fault);
  // If this program is `damath` itself, /proc/self/exe starts it even if the user cannot read its folder.
  constexpr const char* kCommand = "damath";
  const auto command =
      own.filename() == kCommand ? std::filesystem::path("/proc/self/exe") : own.parent_path() / kCommand;
  const int status =
      ran({command.string(), "station", "keep", facts.contest.string(), "--dir", folder.path().string()},
          folder.log());
  if (status != 0) return refused(StationFault::NoKeeper, command.string(), lastLineOf(folder.log()));
  return {};
}

Answer<void> keepHall(const HallFolder& folder) {
  DAMATH_TRY(facts, folder.facts());
  if (!isServing(folder)) return refused(StationFault::NotRunning, folder.path().string());
  // The child process runs on after its parent ends, and keeps none of the parent's files open.
  const pid_t child = ::fork();
  if (child < 0) return refused(StationFault::NoKeeper, folder.path().string(), std::strerror(errno));
  if (child > 0) return {};
  ::setsid();
  leaveStreams(folder.log());
  static_cast<void>(::chdir("/"));
  constexpr int kSecondsBetweenLooks = 10;
  const HallBell bell(facts->name, facts->port);
  std::int64_t last = 0;
  for (int second = 0; isServing(folder); ++second) {
    bell.answer(std::chrono::seconds(1));
    if (second % kSecondsBetweenLooks != 0) continue;
    const auto now = std::chrono::floor<std::chrono::seconds>(system_clock::now());
    if (const auto copied = copyWhenDue(folder, *facts, now, last)) last = *copied;
  }
  ::_exit(0);
}

}  // namespace damath::station
