// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/keeper.hpp"

#include <chrono>
#include <sstream>
#include <string>

#include "app/hall/server/network.hpp"
#include "app/hall/server/server_programs.hpp"
#include "core/expected.hpp"
#include "db/files/backup_ring.hpp"
#include "db/store.hpp"
#include "platform/ordinary_file.hpp"
#include "platform/process.hpp"

namespace damath::station {

namespace {

using std::chrono::system_clock;

bool isServing(const HallFolder& folder) {
  constexpr std::size_t kMostBytes = 4096;
  std::istringstream file(
      platform::readSideFile(folder.data() / "postmaster.pid", kMostBytes).value_or(std::string()));
  std::int64_t process = 0;
  return file >> process && platform::isRunning(process);
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
  const auto command = platform::programBeside("damath");
  const int status = platform::run(
      {command.string(), "station", "keep", facts.contest.string(), "--dir", folder.path().string()},
      folder.log());
  if (status != 0) return refused(StationFault::NoKeeper, command.string(), lastLineOf(folder.log()));
  return {};
}

Answer<void> keepHall(const HallFolder& folder) {
  DAMATH_TRY(facts, folder.facts());
  if (!isServing(folder)) return refused(StationFault::NotRunning, folder.path().string());
  const auto fault = platform::runInBackground(folder.log(), [&] {
    constexpr int kSecondsBetweenLooks = 10;
    const HallBell bell(facts->name, facts->port);
    std::int64_t last = 0;
    for (int second = 0; isServing(folder); ++second) {
      bell.answer(std::chrono::seconds(1));
      if (second % kSecondsBetweenLooks != 0) continue;
      const auto now = std::chrono::floor<std::chrono::seconds>(system_clock::now());
      if (const auto copied = copyWhenDue(folder, *facts, now, last)) last = *copied;
    }
  });
  if (fault) return refused(StationFault::NoKeeper, folder.path().string(), fault.message());
  return {};
}

}  // namespace damath::station
