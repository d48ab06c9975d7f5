// SPDX-License-Identifier: GPL-3.0-or-later
// The change of one row of a state table, and the text of a list of changes in the journal:
//   [["game",{"id":17,"event":1, … ,"result":null},{"id":17,"event":1, … ,"result":"1-0"}], …]
// Each item has the table, the row before and the row after; null for a row that did not exist.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/detail/trail/row_cells.hpp"

namespace damath::db::detail {

// The cells have the order of the table's columns. A cell is nullopt if the table got its column later, by a
// migration. `before` or `after` is empty if there was or is no row.
using KnownCells = std::vector<std::optional<Cell>>;

struct RowChange {
  const Table* table = nullptr;
  KnownCells before;
  KnownCells after;
};

// In the order in which they were made.
using RowChanges = std::vector<RowChange>;

// `tables` must outlive the result. Throws BrokenRow if the text is not a list of changes of these tables.
[[nodiscard]] RowChanges parseChanges(const std::vector<Table>& tables, std::string_view text);

// Returns the changes that undo `changes`.
[[nodiscard]] RowChanges inverted(RowChanges changes);

// Returns the table and the row's first text, or else its number: "school Rizal HS".
[[nodiscard]] std::string rowName(const RowChange& change);

// Returns one item of the list above, for a new row.
[[nodiscard]] std::string insertionText(const Table& table, const Cells& cells);

}  // namespace damath::db::detail
