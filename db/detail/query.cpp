// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/query.hpp"

#include <SQLiteCpp/Column.h>

#include <limits>

#include "db/detail/failure.hpp"

namespace damath::db::detail {

void bind(SQLite::Statement& statement, int index, std::int64_t value) {
  statement.bind(index, static_cast<int64_t>(value));
}

void bind(SQLite::Statement& statement, int index, std::string_view value) {
  statement.bind(index, std::string(value));
}

void bind(SQLite::Statement& statement, int index, Blob value) {
  statement.bind(index, value.bytes.data(), static_cast<int>(value.bytes.size()));
}

void bindNothing(SQLite::Statement& statement, int index) {
  statement.bind(index);
}

std::string Row::text(int column) const {
  return m_statement->getColumn(column).getString();
}

std::optional<std::string> Row::optionalText(int column) const {
  if (m_statement->isColumnNull(column)) return std::nullopt;
  return text(column);
}

std::int64_t Row::number(int column) const {
  return m_statement->getColumn(column).getInt64();
}

int Row::smallNumber(int column) const {
  const std::int64_t value = number(column);
  if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max()) {
    throw BrokenRow("number out of range: " + std::to_string(value));
  }
  return static_cast<int>(value);
}

std::optional<int> Row::smallNumberOrNothing(int column) const {
  if (m_statement->isColumnNull(column)) return std::nullopt;
  return smallNumber(column);
}

std::int64_t nextNumber(SQLite::Database& database, const char* table) {
  run(database,
      "INSERT INTO sequence (name, last) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET last = last + 1",
      table);
  std::int64_t number = 0;
  eachRow(
      database, "SELECT last FROM sequence WHERE name = ?", [&](const Row& row) { number = row.number(0); },
      table);
  return number;
}

std::optional<std::int64_t> firstNumber(SQLite::Database& database, const char* sql) {
  SQLite::Statement statement(database, sql);
  if (!statement.executeStep() || statement.isColumnNull(0)) return std::nullopt;
  return Row(statement).number(0);
}

std::optional<std::string> firstText(SQLite::Database& database, const char* sql) {
  SQLite::Statement statement(database, sql);
  if (!statement.executeStep() || statement.isColumnNull(0)) return std::nullopt;
  return Row(statement).text(0);
}

}  // namespace damath::db::detail
