// SPDX-License-Identifier: GPL-3.0-or-later
// What one row of a state table went through, and how the journal spells a list of such changes:
//   [["game",{"id":17,"event":1, … ,"result":null},{"id":17,"event":1, … ,"result":"1-0"}], …]
// by table: the row as it was, and as it became; null where there was or is none. Files of the fourth version
// have lists that SQLite's session extension wrote; those are read as well.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/detail/trail/row_cells.hpp"

namespace damath::db::detail {

// By the table's columns; nothing where the change lacks it, because it stayed as it was. Empty where
// there is no row.
using KnownCells = std::vector<std::optional<Cell>>;

struct RowChange {
  const Table* table = nullptr;
  KnownCells before;
  KnownCells after;
};

struct RowChanges {
  std::vector<RowChange> rows;
  bool isInOrder = true;  // as it happened; a session has each row's end alone, in no order
};

// The tables must outlive it. Throws BrokenRow where the text spells no changes of them.
[[nodiscard]] RowChanges parseChanges(const std::vector<Table>& tables, std::string_view text);
[[nodiscard]] RowChanges parseSessionChanges(const std::vector<Table>& tables, std::string_view bytes);

// The changes that undo these.
[[nodiscard]] RowChanges inverted(RowChanges changes);

// The row by its table and the first text in it, else its number: "school Rizal HS".
[[nodiscard]] std::string rowName(const RowChange& change);

// One item of the list above, for a row that came to be.
[[nodiscard]] std::string insertionText(const Table& table, const Cells& cells);

}  // namespace damath::db::detail
