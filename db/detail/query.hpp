// SPDX-License-Identifier: GPL-3.0-or-later
// Runs SQL statements with plain C++ values. Results are copies, and integers have 64 bits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

// Returns the value as a statement's parameter. Precondition: `value` outlives the result.
template <class T>
[[nodiscard]] Value placeValue(const T& value) {
  if constexpr (std::is_enum_v<T>) {
    return static_cast<std::int64_t>(contest::numberOf(value));
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<std::int64_t>(value);
  } else if constexpr (std::is_same_v<T, Blob> || std::is_same_v<T, Value>) {
    return value;
  } else {
    return std::string_view(value);
  }
}
template <class T>
[[nodiscard]] Value placeValue(const std::optional<T>& value) {
  return value ? placeValue(*value) : Value();
}

// The current result row of a query. Columns are numbered from 0.
class Row {
 public:
  explicit Row(Statement& statement) : m_statement(&statement) {}

  [[nodiscard]] bool isNull(int column) const { return m_statement->isNull(column); }
  [[nodiscard]] std::string text(int column) const { return m_statement->text(column); }
  [[nodiscard]] std::optional<std::string> optionalText(int column) const;
  [[nodiscard]] std::int64_t number(int column) const { return m_statement->number(column); }
  [[nodiscard]] std::optional<std::int64_t> optionalNumber(int column) const;
  // Returns the column as an int. Throws BrokenRow if the number does not fit.
  [[nodiscard]] int smallNumber(int column) const;
  [[nodiscard]] std::optional<int> smallNumberOrNothing(int column) const;
  template <class Id>
  [[nodiscard]] Id id(int column) const {
    return Id{number(column)};
  }
  template <class Id>
  [[nodiscard]] std::optional<Id> optionalId(int column) const {
    return isNull(column) ? std::nullopt : std::optional(id<Id>(column));
  }

 private:
  Statement* m_statement;
};

template <class... Values>
[[nodiscard]] std::unique_ptr<Statement> prepared(Database& database, const std::string& sql,
                                                  const Values&... values) {
  auto statement = database.prepared(sql);
  [[maybe_unused]] int place = 0;
  (statement->bind(++place, placeValue(values)), ...);
  return statement;
}

// Runs a statement without result rows. Returns the number of changed rows.
template <class... Values>
int run(Database& database, const std::string& sql, const Values&... values) {
  return prepared(database, sql, values...)->run();
}

// Returns the next row number of the table. A number is never used twice, even after an undo.
[[nodiscard]] std::int64_t nextNumber(Database& database, const char* table);
// Returns the number that nextNumber() would return, and does not take it.
[[nodiscard]] std::int64_t upcomingNumber(Database& database, const char* table);

// act() hands an act over to the server; call() calls a function of the server. False for a contest file.
template <class... Values>
[[nodiscard]] bool act(Database& database, std::string_view function, const Values&... values) {
  return database.act(function, {placeValue(values)...});
}
template <class... Values>
[[nodiscard]] bool call(Database& database, std::string_view function, const Values&... values) {
  return database.call(function, {placeValue(values)...});
}

// Announces a query, so that it is sent with the next transaction (Database::foresee). Texts are copied.
template <class... Values>
void foresee(Database& database, const std::string& sql, const Values&... values) {
  std::vector<Value> list;
  (list.push_back(placeValue(values)), ...);
  database.foresee(sql, list);
}

template <class Action, class... Values>
void eachRow(Database& database, const std::string& sql, Action&& action, const Values&... values) {
  const auto statement = prepared(database, sql, values...);
  while (statement->step()) action(Row(*statement));
}

// allRows returns read(row) for every result row. firstRow returns it only for the first row; nullopt if
// there is no row.
template <class Read, class... Values>
[[nodiscard]] auto allRows(Database& database, const std::string& sql, Read&& read, const Values&... values) {
  std::vector<std::invoke_result_t<Read&, const Row&>> list;
  eachRow(
      database, sql, [&](const Row& row) { list.push_back(read(row)); }, values...);
  return list;
}
template <class Read, class... Values>
[[nodiscard]] auto firstRow(Database& database, const std::string& sql, Read&& read,
                            const Values&... values) {
  std::optional<std::invoke_result_t<Read&, const Row&>> first;
  const auto statement = prepared(database, sql, values...);
  if (statement->step()) first = read(Row(*statement));
  return first;
}

// Returns the number in the first column of the first row. nullopt if there is no row, or if the column is
// NULL.
template <class... Values>
[[nodiscard]] std::optional<std::int64_t> firstNumber(Database& database, const std::string& sql,
                                                      const Values&... values) {
  const auto statement = prepared(database, sql, values...);
  return statement->step() ? Row(*statement).optionalNumber(0) : std::nullopt;
}
template <class... Values>
[[nodiscard]] std::optional<std::string> firstText(Database& database, const std::string& sql,
                                                   const Values&... values) {
  const auto statement = prepared(database, sql, values...);
  return statement->step() ? Row(*statement).optionalText(0) : std::nullopt;
}

}  // namespace damath::db::detail
