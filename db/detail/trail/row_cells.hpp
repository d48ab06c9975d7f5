// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and inserts whole rows of any table.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "db/detail/query.hpp"

namespace damath::db::detail {

// Binary data.
struct Bytes {
  std::string bytes;
  friend bool operator==(const Bytes&, const Bytes&) = default;
};
// The value of a column; monostate is NULL.
using Cell = std::variant<std::monostate, std::int64_t, std::string, Bytes>;
using Cells = std::vector<Cell>;  // the values of all columns, in the table's order

// Precondition: `cell` outlives the result.
[[nodiscard]] Value asValue(const Cell& cell);
// Reads the columns from `first` on.
[[nodiscard]] Cells cellsOf(const Row& row, const Table& table, int first = 0);
// Returns the key in the form of error messages: values separated by spaces.
[[nodiscard]] std::string keyText(const Table& table, const Cells& cells);

// Calls `take` for every row, in the order of the key.
void eachRowOf(Database& database, const Table& table, const std::function<void(const Cells&)>& take);
// Returns a statement that inserts a row. Its parameters have the order of the columns.
[[nodiscard]] std::unique_ptr<Statement> insertionInto(Database& database, const Table& table);
void insert(Statement& insertion, const Cells& cells);

}  // namespace damath::db::detail
