// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rows of a table, whatever its columns are.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "db/detail/query.hpp"

namespace damath::db::detail {

// Bytes that are no text.
struct Bytes {
  std::string bytes;
  friend bool operator==(const Bytes&, const Bytes&) = default;
};
// The value of one column; monostate is NULL.
using Cell = std::variant<std::monostate, std::int64_t, std::string, Bytes>;
using Cells = std::vector<Cell>;  // of every column, in the table's order

// Good while the cell is.
[[nodiscard]] Value asValue(const Cell& cell);
// Of columns first, first + 1, …
[[nodiscard]] Cells cellsOf(const Row& row, const Table& table, int first = 0);
// The key as messages name it, its values parted by blanks.
[[nodiscard]] std::string keyText(const Table& table, const Cells& cells);

// Every row, in the order of the key.
void eachRowOf(Database& database, const Table& table, const std::function<void(const Cells&)>& take);
// A statement that inserts a row, its places in the order of the columns.
[[nodiscard]] std::unique_ptr<Statement> insertionInto(Database& database, const Table& table);
void insert(Statement& insertion, const Cells& cells);

}  // namespace damath::db::detail
