// SPDX-License-Identifier: GPL-3.0-or-later
// Converts PostgreSQL's errors into StoreFaults.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "db/detail/failure.hpp"

namespace damath::db::postgres {

// An SQLSTATE (error code) of this program's own: the server did not answer in time. An immediate second try
// would take as long again.
inline constexpr const char* kSilence = "08S01";

// Returns the StoreFault for an SQLSTATE, the server's error code of five characters. An empty text means
// that the server did not answer.
[[nodiscard]] StoreFault faultOf(std::string_view state);

// Thrown if a statement or a connection to the PostgreSQL server fails.
class PostgresFault : public detail::Refused {
 public:
  PostgresFault(std::string state, const std::string& message)
      : Refused(faultOf(state), message), m_state(std::move(state)) {}
  [[nodiscard]] const std::string& state() const { return m_state; }

 private:
  std::string m_state;
};

}  // namespace damath::db::postgres
