// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/table.hpp"

#include <algorithm>

#include "core/text/parts.hpp"
#include "db/detail/sql_quotes.hpp"

namespace damath::db::detail {

std::vector<std::size_t> Table::key() const {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].key > 0) places.push_back(i);
  }
  std::ranges::sort(places, {}, [this](std::size_t place) { return columns[place].key; });
  return places;
}

std::string columnList(const Table& table) {
  return joined(table.columns, ", ", [](const Column& column) { return quotedName(column.name); });
}

}  // namespace damath::db::detail
