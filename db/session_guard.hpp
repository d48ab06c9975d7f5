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
  // Connects to the server. Precondition: `hall` has the login of the creator of the shared contest, because
  // no other login may end the sessions of others.
  [[nodiscard]] static StoreResult<SessionGuard> of(const HallAddress& hall, const OpenOptions& options = {});
  SessionGuard(SessionGuard&&) noexcept;
  SessionGuard& operator=(SessionGuard&&) noexcept;
  ~SessionGuard();

  // Looks at all sessions and ends every session that is beyond these limits:
  // - A clerk or reviewer holds the write lock for at most two seconds.
  // - An arbiter or owner holds the write lock for at most two minutes, and at most four seconds without
  //   sending anything.
  // - A transaction lasts at most one minute; at most five minutes for an arbiter or owner. While the
  //   server's queue of notifications fills up, every transaction lasts at most five seconds.
  //   The clock of the server and the clock of `now` both count, because the server's clock may be set back.
  // - A session ends when its login was removed.
  // Puts back the old password if a login changed its own password. If three sessions of a login were ended
  // for the write lock within a minute, the login cannot connect for the next minute. Call about once a
  // second. After an error, make a new guard.
  [[nodiscard]] StoreResult<std::vector<EndedSession>> look(std::chrono::steady_clock::time_point now);

 private:
  explicit SessionGuard(std::unique_ptr<postgres::SessionGuard> guard);
  std::unique_ptr<postgres::SessionGuard> m_guard;
};

}  // namespace damath::db
