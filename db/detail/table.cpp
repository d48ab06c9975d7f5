// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/table.hpp"

#include <algorithm>
#include <set>

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

std::vector<Table> inReferenceOrder(std::vector<Table> tables) {
  std::vector<Table> ordered;
  std::set<std::string> placed;
  const auto isReady = [&](const Table& table) {
    return std::ranges::all_of(table.references, [&](const Reference& reference) {
      return reference.table == table.name || placed.contains(reference.table);
    });
  };
  while (!tables.empty()) {
    const auto next = std::ranges::find_if(tables, isReady);
    const auto taken = next == tables.end() ? tables.begin() : next;
    placed.insert(taken->name);
    ordered.push_back(std::move(*taken));
    tables.erase(taken);
  }
  return ordered;
}

std::string columnList(const Table& table) {
  return joined(table.columns, ", ", [](const Column& column) { return quotedName(column.name); });
}

}  // namespace damath::db::detail
