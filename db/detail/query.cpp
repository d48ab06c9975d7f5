// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/query.hpp"

#include <limits>

namespace damath::db::detail {

std::optional<std::string> Row::optionalText(int column) const {
  if (isNull(column)) return std::nullopt;
  return text(column);
}

std::optional<std::int64_t> Row::optionalNumber(int column) const {
  if (isNull(column)) return std::nullopt;
  return number(column);
}

int Row::smallNumber(int column) const {
  const std::int64_t value = number(column);
  if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max()) {
    throw BrokenRow("number out of range: " + std::to_string(value));
  }
  return static_cast<int>(value);
}

std::optional<int> Row::smallNumberOrNothing(int column) const {
  if (isNull(column)) return std::nullopt;
  return smallNumber(column);
}

std::int64_t nextNumber(Database& database, const char* table) {
  return firstNumber(database, database.numberQuery(), table).value_or(0);
}

std::int64_t upcomingNumber(Database& database, const char* table) {
  return firstNumber(database, "SELECT last FROM sequence WHERE name = ?", table).value_or(0) + 1;
}

}  // namespace damath::db::detail
