// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/keeper.hpp"

#include <chrono>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "app/hall/server/hall_search.hpp"
#include "app/hall/server/server_programs.hpp"
#include "core/expected.hpp"
#include "db/edits/clock_note.hpp"
#include "db/files/backup_ring.hpp"
#include "db/session_guard.hpp"
#include "db/store.hpp"
#include "platform/process.hpp"
#include "platform/program_file.hpp"
#include "platform/side_file.hpp"
#include "platform/user.hpp"
#include "platform/wall_clock.hpp"

namespace damath::station {

namespace {

std::string_view reasonText(db::EndReason reason) {
  switch (reason) {
    case db::EndReason::HeldLock:
      return "it held the write lock";
    case db::EndReason::LongTransaction:
      return "its transaction lasted too long";
    case db::EndReason::Removed:
      return "its login was removed";
    case db::EndReason::NewPhrase:
      return "it changed its password; the old one is valid again";
  }
  return {};
}

// Watches the sessions of the shared contest. Connects again after an error.
class Watch {
 public:
  explicit Watch(const HallFolder& folder, int port)
      : m_log(folder.log()), m_address(folder.ownersAddress(port)) {}

  void look() {
    if (!m_guard) {
      auto guard = db::SessionGuard::of(m_address);
      if (!guard) return fail(guard.error());
      m_guard.emplace(*std::move(guard));
    }
    const auto ended = m_guard->look(std::chrono::steady_clock::now());
    if (!ended) {
      m_guard.reset();
      return fail(ended.error());
    }
    m_failure.clear();
    for (const db::EndedSession& session : *ended) {
      log("ended a session of " + session.login + ": " + std::string(reasonText(session.reason)));
    }
  }

 private:
  void log(const std::string& line) const {
    std::ofstream(m_log, std::ios::app) << "damath: " << line << '\n';
  }
  // Logs an error. Logs nothing if the previous call of look() ended with the same error.
  void fail(const db::StoreError& error) {
    if (std::exchange(m_failure, error.detail) == error.detail) return;
    log("cannot watch the sessions: " + error.detail);
  }

  std::filesystem::path m_log;
  db::HallAddress m_address;
  std::optional<db::SessionGuard> m_guard;
  std::string m_failure;  // the text of the last error; empty after a success
};

bool isServing(const HallFolder& folder) {
  constexpr std::size_t kMostBytes = 4096;
  std::istringstream file(
      platform::readSideFile(folder.data() / "postmaster.pid", kMostBytes).value_or(std::string()));
  std::int64_t process = 0;
  return file >> process && platform::isRunning(process);
}

// Returns the first jump of the clock between two neighboring journal rows: the later row has a much earlier
// or much later time than the row before, or an impossible year (db::clockJump). Leaves out a jump that a row
// NoteClock records already. All times are of the server's clock, so the clocks of the stations do not
// matter.
std::optional<db::ClockJump> jumpBehind(const std::vector<db::JournalRow>& rows) {
  std::optional<db::RowMoment> before;
  for (const db::JournalRow& row : rows) {
    const auto at = db::parseInstant(row.at);
    if (!row.branch.empty() || !at) continue;
    const bool isTold = row.action == db::JournalAction::NoteClock;
    const auto jump = before && !isTold ? db::clockJump(*before, *at) : std::nullopt;
    if (jump) return jump;
    before = db::RowMoment{row.number, *at};
  }
  return std::nullopt;
}

// Records in the journal the first jump of the server's clock between two neighboring rows from row `last`
// on. Does nothing if there is no such jump, or if `last` is 0.
db::StoreResult<void> noteClock(db::Store& hall, db::Instant now, std::int64_t last) {
  if (last == 0) return {};
  auto rows = hall.read().and_then([last](const db::Reading& reading) {
    return reading.journal().rows(db::JournalPart{.behind = last - 1});
  });
  if (!rows) return Unexpected<db::StoreError>(rows.error());
  const auto jump = jumpBehind(*rows);
  if (!jump) return {};
  auto edit = hall.edit({now, platform::userName(), {}});
  if (!edit) return Unexpected<db::StoreError>(edit.error());
  if (auto noted = db::noteJump(*edit, *jump); !noted) return noted;
  return edit->commit();
}

}  // namespace

Answer<std::int64_t> copyWhenDue(const HallFolder& folder, const HallFacts& facts, db::Instant now,
                                 std::int64_t last) {
  const db::BackupRing ring(facts.contest);
  if (!ring.isDue(now)) return last;
  db::StoreOpening opening = db::Store::open(db::Place(folder.ownersAddress(facts.port)), now, {});
  if (!opening.store) return refused(StationFault::NotRunning, folder.path().string());
  const auto newest =
      opening.store->read().and_then([](const db::Reading& reading) { return reading.journal().newest(); });
  if (!newest) return refused(newest.error());
  if (*newest == last) return last;
  // A backup is made even if the clock cannot be recorded.
  static_cast<void>(noteClock(*opening.store, now, last));
  const auto copied = ring.copy(*opening.store, now, db::BackupOccasion::Time);
  if (!copied) return refused(copied.error());
  static_cast<void>(ring.bringToSecond(now));
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
    Watch watch(folder, facts->port);
    std::int64_t last = 0;
    for (int second = 0; isServing(folder); ++second) {
      bell.answerFor(std::chrono::seconds(1));
      watch.look();
      if (second % kSecondsBetweenLooks != 0) continue;
      const auto now = platform::wallClock();
      if (const auto copied = copyWhenDue(folder, *facts, now, last)) last = *copied;
    }
  });
  if (fault) return refused(StationFault::NoKeeper, folder.path().string(), fault.message());
  return {};
}

}  // namespace damath::station
