// SPDX-License-Identifier: GPL-3.0-or-later
// What PostgreSQL reports, as the store's faults.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "db/detail/failure.hpp"

namespace damath::db::postgres {

// Our own: the server let its time go by. Asking again at once would take as long.
inline constexpr const char* kSilence = "08S01";

// By SQLSTATE, five letters; empty where the server did not answer.
[[nodiscard]] StoreFault faultOf(std::string_view state);

// Thrown for every answer that is none.
class PostgresFault : public detail::Refused {
 public:
  PostgresFault(std::string state, const std::string& message)
      : Refused(faultOf(state), message), m_state(std::move(state)) {}
  [[nodiscard]] const std::string& state() const { return m_state; }

 private:
  std::string m_state;
};

}  // namespace damath::db::postgres
