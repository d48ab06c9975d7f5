// SPDX-License-Identifier: GPL-3.0-or-later
// What SQLite reports, as the store's faults.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <utility>

#include "db/detail/failure.hpp"

namespace damath::db::sqlite {

// By the result code, primary or extended.
[[nodiscard]] StoreFault faultOf(int code);

// Thrown for every exception of SQLite.
class SqliteFault : public detail::Refused {
 public:
  explicit SqliteFault(const SQLite::Exception& thrown)
      : Refused(faultOf(thrown.getErrorCode()), thrown.what()), m_code(thrown.getErrorCode()) {}
  [[nodiscard]] int code() const { return m_code; }

 private:
  int m_code;
};

template <class Action>
decltype(auto) translated(Action&& action) {
  try {
    return std::forward<Action>(action)();
  } catch (const SQLite::Exception& exception) {
    throw SqliteFault(exception);
  }
}

}  // namespace damath::db::sqlite
