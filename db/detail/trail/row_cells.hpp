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

// A binary value (BLOB) of a column.
struct Bytes {
  std::string bytes;
  friend bool operator==(const Bytes&, const Bytes&) = default;
};
// The value of a column in a row. monostate stands for NULL.
using Cell = std::variant<std::monostate, std::int64_t, std::string, Bytes>;
using Cells = std::vector<Cell>;  // the values of all columns of a row, in the table's order

// Returns the cell as a statement's parameter. Precondition: `cell` outlives the result.
[[nodiscard]] Value asValue(const Cell& cell);
// Returns the columns of a table from a result row. The result row may have other columns before them;
// `first` is the index of the table's first column.
[[nodiscard]] Cells cellsOf(const Row& row, const Table& table, int first = 0);
// Returns the row's key in the form of error messages: its values, separated by spaces.
[[nodiscard]] std::string keyText(const Table& table, const Cells& cells);

// Calls `take` for every row of the table, ordered by key. Precondition: the table has a primary key.
void eachRowOf(Database& database, const Table& table, const std::function<void(const Cells&)>& take);
// Returns a statement that inserts a row. Its parameters are the columns, in the table's order.
[[nodiscard]] std::unique_ptr<Statement> insertionInto(Database& database, const Table& table);
void insert(Statement& insertion, const Cells& cells);

}  // namespace damath::db::detail
