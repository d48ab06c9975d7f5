// SPDX-License-Identifier: GPL-3.0-or-later
// Converts SQLite's errors into StoreFaults.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <utility>

#include "db/detail/failure.hpp"

namespace damath::db::sqlite {

// Returns the StoreFault for an error code of SQLite. `code` is a primary or an extended result code.
[[nodiscard]] StoreFault faultOf(int code);

// Thrown in place of every exception of the SQLite library.
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
