// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/trail/row_cells.hpp"

#include "core/text/parts.hpp"
#include "db/detail/sql_quotes.hpp"

namespace damath::db::detail {

Value asValue(const Cell& cell) {
  if (const auto* number = std::get_if<std::int64_t>(&cell)) return *number;
  if (const auto* text = std::get_if<std::string>(&cell)) return std::string_view(*text);
  if (const auto* bytes = std::get_if<Bytes>(&cell)) return Blob{bytes->bytes};
  return std::monostate();
}

Cells cellsOf(const Row& row, const Table& table, int first) {
  Cells cells;
  cells.reserve(table.columns.size());
  for (const Column& column : table.columns) {
    const int place = first++;
    if (row.isNull(place)) {
      cells.emplace_back();
    } else if (column.type == ColumnType::Number) {
      cells.emplace_back(row.number(place));
    } else if (column.type == ColumnType::Bytes) {
      cells.emplace_back(Bytes{row.text(place)});
    } else {
      cells.emplace_back(row.text(place));
    }
  }
  return cells;
}

std::string keyText(const Table& table, const Cells& cells) {
  std::string text;
  for (const std::size_t place : table.key()) {
    const auto* number = std::get_if<std::int64_t>(&cells[place]);
    const auto* words = std::get_if<std::string>(&cells[place]);
    if (number == nullptr && (words == nullptr || words->empty())) continue;
    text += (text.empty() ? "" : " ") + (number != nullptr ? std::to_string(*number) : *words);
  }
  return text;
}

void eachRowOf(Database& database, const Table& table, const std::function<void(const Cells&)>& take) {
  const std::string key =
      joined(table.key(), ", ", [&](std::size_t place) { return quotedName(table.columns[place].name); });
  eachRow(database, "SELECT " + columnList(table) + " FROM " + quotedName(table.name) + " ORDER BY " + key,
          [&](const Row& row) { take(cellsOf(row, table)); });
}

std::unique_ptr<Statement> insertionInto(Database& database, const Table& table) {
  std::string places = "?";
  for (std::size_t i = 1; i < table.columns.size(); ++i) places += ", ?";
  return database.prepared("INSERT INTO " + quotedName(table.name) + " (" + columnList(table) + ") VALUES (" +
                           places + ")");
}

void insert(Statement& insertion, const Cells& cells) {
  int place = 0;
  for (const Cell& cell : cells) insertion.bind(++place, asValue(cell));
  insertion.run();
}

}  // namespace damath::db::detail
