// SPDX-License-Identifier: GPL-3.0-or-later
// Ends the sessions of a shared contest that hinder other sessions. A session can lift its own time limits,
// so the keeper of the shared contest looks at the server's list of sessions and locks instead.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "db/records/ended_session.hpp"
#include "db/records/open_options.hpp"

namespace damath::db::postgres {

class SessionGuard {
 public:
  SessionGuard() = default;
  SessionGuard(const SessionGuard&) = delete;
  SessionGuard& operator=(const SessionGuard&) = delete;
  virtual ~SessionGuard() = default;

  // Ends the sessions that are beyond the limits in db/session_guard.hpp, and returns them. Throws on a
  // database error.
  [[nodiscard]] virtual std::vector<EndedSession> look(std::chrono::steady_clock::time_point now) = 0;
};

// Connects to the server. Precondition: `address` has the login of the owner, because only the owner may end
// the sessions of other logins. Throws on a database error.
[[nodiscard]] std::unique_ptr<SessionGuard> sessionGuard(const std::string& address,
                                                         const OpenOptions& options);

}  // namespace damath::db::postgres
