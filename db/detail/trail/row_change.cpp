// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/trail/row_change.hpp"

#include <algorithm>
#include <span>

#include "db/detail/digest.hpp"
#include "db/detail/ordered_json.hpp"

namespace damath::db::detail {

namespace {

[[noreturn]] void refuseChanges() {
  throw BrokenRow("journal: changes");
}

Cell cellOf(const OrderedJson& value) {
  if (value.is_null()) return std::monostate();
  if (notation::isInteger<std::int64_t>(value)) return value.get<std::int64_t>();
  if (!value.is_string()) refuseChanges();
  return value.get<std::string>();
}

// Returns the cells of a row that the journal holds as JSON. Expects each column right after the previous
// column, because the JSON usually has the order of the table. Otherwise searches for the column.
KnownCells knownCells(const Table& table, const OrderedJson& row) {
  if (row.is_null()) return {};
  if (!row.is_object()) refuseChanges();
  KnownCells cells(table.columns.size());
  std::size_t next = 0;
  for (const auto& [name, value] : row.items()) {
    if (next >= cells.size() || table.columns[next].name != name) {
      const auto found = std::ranges::find(table.columns, name, &Column::name);
      if (found == table.columns.end()) refuseChanges();
      next = static_cast<std::size_t>(found - table.columns.begin());
    }
    cells[next++] = cellOf(value);
  }
  return cells;
}

RowChange changeOf(const std::vector<Table>& tables, const OrderedJson& item) {
  if (!item.is_array() || item.size() != 3 || !item[0].is_string()) refuseChanges();
  const auto table = std::ranges::find(tables, item[0].get_ref<const std::string&>(), &Table::name);
  if (table == tables.end()) refuseChanges();
  RowChange change{&*table, knownCells(*table, item[1]), knownCells(*table, item[2])};
  if (change.before.empty() && change.after.empty()) refuseChanges();
  const KnownCells& known = change.before.empty() ? change.after : change.before;
  for (const std::size_t place : table->key()) {
    if (!known[place]) refuseChanges();
  }
  return change;
}

OrderedJson jsonOf(const Cell& cell) {
  if (const auto* number = std::get_if<std::int64_t>(&cell)) return *number;
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  return {};
}

}  // namespace

RowChanges parseChanges(const std::vector<Table>& tables, std::string_view text) {
  RowChanges changes;
  if (text.empty()) return changes;
  const OrderedJson list = notation::parseStored(text);
  if (!list.is_array()) refuseChanges();
  for (const OrderedJson& item : list) changes.push_back(changeOf(tables, item));
  return changes;
}

RowChanges inverted(RowChanges changes) {
  std::ranges::reverse(changes);
  for (RowChange& change : changes) change.before.swap(change.after);
  return changes;
}

std::string rowName(const RowChange& change) {
  std::string name;
  for (const auto& cell : change.before.empty() ? change.after : change.before) {
    if (!cell) continue;
    if (const auto* text = std::get_if<std::string>(&*cell)) {
      name = *text;
      break;
    }
    const auto* number = std::get_if<std::int64_t>(&*cell);
    if (number != nullptr && name.empty()) name = std::to_string(*number);
  }
  return change.table->name + " " + name;
}

std::string insertionText(const Table& table, const Cells& cells) {
  OrderedJson row = OrderedJson::object();
  for (std::size_t i = 0; i < cells.size(); ++i) row[table.columns[i].name] = jsonOf(cells[i]);
  return OrderedJson::array({table.name, nullptr, std::move(row)})
      .dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

std::string rowText(const Table& table, const Cells& cells) {
  OrderedJson row = OrderedJson::object();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    OrderedJson& value = row[table.columns[i].name];
    if (const auto* number = std::get_if<std::int64_t>(&cells[i])) value = *number;
    if (const auto* text = std::get_if<std::string>(&cells[i])) value = *text;
    if (const auto* bytes = std::get_if<Bytes>(&cells[i]))
      value = "\\x" + hexadecimal(std::as_bytes(std::span(bytes->bytes)));
  }
  return row.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

}  // namespace damath::db::detail
