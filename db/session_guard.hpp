// SPDX-License-Identifier: GPL-3.0-or-later
// Ends the sessions of a shared contest that hinder others. A session can lift its own time limits, so the
// keeper of the shared contest looks at the server's list of sessions and locks instead.
#pragma once

#include <chrono>
#include <memory>
#include <vector>

#include "db/records/ended_session.hpp"
#include "db/records/open_options.hpp"
#include "db/records/place.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

namespace postgres {
class SessionGuard;
}

class SessionGuard {
 public:
  // Connects to the server. Precondition: the address is that of the owner, who may end sessions.
  [[nodiscard]] static StoreResult<SessionGuard> of(const HallAddress& hall, const OpenOptions& options = {});
  SessionGuard(SessionGuard&&) noexcept;
  SessionGuard& operator=(SessionGuard&&) noexcept;
  ~SessionGuard();

  // Looks at all sessions and ends those beyond the limits:
  // - a clerk or reviewer who holds the write lock for more than two seconds
  // - an arbiter or owner who holds the write lock and sends nothing for four seconds, or holds it for two
  // minutes
  // - a transaction of more than a minute; of an arbiter or owner: five minutes; of everybody while the
  //   server's queue of notifications fills up: five seconds
  // - a session whose login was removed
  // Puts back a password that a login changed itself. A login with three sessions that held the lock within a
  // minute may not connect for the next minute. Call about once a second. After an error, make a new guard.
  [[nodiscard]] StoreResult<std::vector<EndedSession>> look(std::chrono::steady_clock::time_point now);

 private:
  explicit SessionGuard(std::unique_ptr<postgres::SessionGuard> guard);
  std::unique_ptr<postgres::SessionGuard> m_guard;
};

}  // namespace damath::db
