// SPDX-License-Identifier: GPL-3.0-or-later
// Converts PostgreSQL's errors into StoreFaults.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "db/detail/failure.hpp"

namespace damath::db::postgres {

// This program's own SQLSTATE for a timeout. An immediate second try would take as long again.
inline constexpr const char* kSilence = "08S01";

// `state` is the SQLSTATE, five characters; empty if the server did not answer.
[[nodiscard]] StoreFault faultOf(std::string_view state);

// Thrown for every failed statement or connection.
class PostgresFault : public detail::Refused {
 public:
  PostgresFault(std::string state, const std::string& message)
      : Refused(faultOf(state), message), m_state(std::move(state)) {}
  [[nodiscard]] const std::string& state() const { return m_state; }

 private:
  std::string m_state;
};

}  // namespace damath::db::postgres
