// SPDX-License-Identifier: GPL-3.0-or-later
// Statements with plain values in and copies out. Whole numbers travel as 64 bits; no column outlives its
// row.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/contest/ids.hpp"

namespace damath::db::detail {

void bind(SQLite::Statement& statement, int index, std::int64_t value);
void bind(SQLite::Statement& statement, int index, std::string_view value);
// Bytes that are no text.
struct Blob {
  std::string_view bytes;
};
void bind(SQLite::Statement& statement, int index, Blob value);
void bindNothing(SQLite::Statement& statement, int index);

template <class T>
void bindValue(SQLite::Statement& statement, int index, const T& value) {
  if constexpr (std::is_enum_v<T>) {
    bind(statement, index, static_cast<std::int64_t>(contest::numberOf(value)));
  } else if constexpr (std::is_integral_v<T>) {
    bind(statement, index, static_cast<std::int64_t>(value));
  } else if constexpr (std::is_same_v<T, Blob>) {
    bind(statement, index, value);
  } else {
    bind(statement, index, std::string_view(value));
  }
}
template <class T>
void bindValue(SQLite::Statement& statement, int index, const std::optional<T>& value) {
  if (value) return bindValue(statement, index, *value);
  bindNothing(statement, index);
}

// The row a query stands on. Columns count from 0.
class Row {
 public:
  explicit Row(SQLite::Statement& statement) : m_statement(&statement) {}

  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::optional<std::string> optionalText(int column) const;
  [[nodiscard]] std::int64_t number(int column) const;
  // Throws BrokenRow where the number is no int.
  [[nodiscard]] int smallNumber(int column) const;
  [[nodiscard]] std::optional<int> smallNumberOrNothing(int column) const;
  template <class Id>
  [[nodiscard]] Id id(int column) const {
    return Id{number(column)};
  }

 private:
  SQLite::Statement* m_statement;
};

template <class... Values>
[[nodiscard]] SQLite::Statement prepared(SQLite::Database& database, const char* sql,
                                         const Values&... values) {
  SQLite::Statement statement(database, sql);
  [[maybe_unused]] int index = 0;
  (bindValue(statement, ++index, values), ...);
  return statement;
}

// A statement without rows. The number of rows changed.
template <class... Values>
int run(SQLite::Database& database, const char* sql, const Values&... values) {
  return prepared(database, sql, values...).exec();
}

// The next number of the table, never given before, not even to a row that was undone.
[[nodiscard]] std::int64_t nextNumber(SQLite::Database& database, const char* table);

template <class Action, class... Values>
void eachRow(SQLite::Database& database, const char* sql, Action&& action, const Values&... values) {
  SQLite::Statement statement = prepared(database, sql, values...);
  while (statement.executeStep()) action(Row(statement));
}

// The first column of the first row; nothing where there is no row or it is null.
[[nodiscard]] std::optional<std::int64_t> firstNumber(SQLite::Database& database, const char* sql);
[[nodiscard]] std::optional<std::string> firstText(SQLite::Database& database, const char* sql);

}  // namespace damath::db::detail
