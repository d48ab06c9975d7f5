// SPDX-License-Identifier: GPL-3.0-or-later
// Converts SQLite's errors into StoreFaults.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <utility>

#include "db/detail/failure.hpp"

namespace damath::db::sqlite {

// Returns the StoreFault for an error code of SQLite. `code` is a primary or an extended result code.
[[nodiscard]] StoreFault faultOf(int code);

// The kind of constraint that a row broke. Key: another row has the same key. Reference: the row refers to a
// missing row.
enum class Violated { Key, Reference, Other };

// Thrown in place of every exception of the SQLite library.
class SqliteFault : public detail::Refused {
 public:
  explicit SqliteFault(const SQLite::Exception& thrown)
      : Refused(faultOf(codeOf(thrown)), thrown.what()),
        m_code(thrown.getErrorCode()),
        m_extendedCode(thrown.getExtendedErrorCode()) {}
  [[nodiscard]] int code() const { return m_code; }
  // Returns the kind of constraint that a row broke. Precondition: fault() is Constraint.
  [[nodiscard]] Violated violated() const;

 private:
  // Returns the extended code if the library has told it, otherwise the primary code.
  static int codeOf(const SQLite::Exception& thrown) {
    const int extended = thrown.getExtendedErrorCode();
    return (extended & 0xff) == thrown.getErrorCode() ? extended : thrown.getErrorCode();
  }

  int m_code;
  int m_extendedCode;
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
