// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_guard.hpp"

#include <utility>

#include "db/detail/failure.hpp"
#include "db/postgres/session_guard.hpp"

namespace damath::db {

SessionGuard::SessionGuard(std::unique_ptr<postgres::SessionGuard> guard) : m_guard(std::move(guard)) {}
SessionGuard::SessionGuard(SessionGuard&&) noexcept = default;
SessionGuard& SessionGuard::operator=(SessionGuard&&) noexcept = default;
SessionGuard::~SessionGuard() = default;

StoreResult<SessionGuard> SessionGuard::of(const HallAddress& hall, const OpenOptions& options) {
  return detail::guarded([&] { return SessionGuard(postgres::sessionGuard(hall.text, options)); });
}

StoreResult<std::vector<EndedSession>> SessionGuard::look(std::chrono::steady_clock::time_point now) {
  return detail::guarded([&] { return m_guard->look(now); });
}

}  // namespace damath::db
