// SPDX-License-Identifier: GPL-3.0-or-later
// The change of one row of a state table, and the list of such changes that a journal row holds:
//   [["game",{"id":17,"event":1, … ,"result":null},{"id":17,"event":1, … ,"result":"1-0"}], …]
// Each item has the table, the row before the change and the row after it. A row that did not exist is null.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/detail/trail/row_cells.hpp"

namespace damath::db::detail {

// The cells of a row in the order of the table's columns. A cell is nullopt if a later migration added its
// column. In a RowChange, `before` is empty if the row is new, and `after` if the row was removed.
using KnownCells = std::vector<std::optional<Cell>>;

struct RowChange {
  const Table* table = nullptr;
  KnownCells before;
  KnownCells after;
};

// Row changes in the order in which they were made.
using RowChanges = std::vector<RowChange>;

// Parses a list of changes. Throws BrokenRow if the text is not a list of changes of these tables.
// Precondition: `tables` outlives the result.
[[nodiscard]] RowChanges parseChanges(const std::vector<Table>& tables, std::string_view text);

// Returns the changes that undo `changes`, in reverse order.
[[nodiscard]] RowChanges inverted(RowChanges changes);

// Returns a name for error messages: the table and the row's first text, or its number if it has no text:
// "school Rizal HS".
[[nodiscard]] std::string rowName(const RowChange& change);

// Returns the insertion of a row as an item of the list of row changes that the journal holds.
[[nodiscard]] std::string insertionText(const Table& table, const Cells& cells);

// Returns the row as a JSON object: {"column": value …}. Binary values have PostgreSQL's form: \x and
// digits.
[[nodiscard]] std::string rowText(const Table& table, const Cells& cells);

}  // namespace damath::db::detail
