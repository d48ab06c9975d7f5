// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a document (db/records/document.hpp) from beginning to end. Refuses every deviation from its form.
// Keeps only one row in memory.
#pragma once

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "db/detail/document/document_schema.hpp"
#include "db/detail/trail/row_cells.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

struct DocumentRow {
  const Table* table = nullptr;
  Cells values;            // the values of all columns, in the order of the table
  std::int64_t place = 0;  // the row's position in its table, from 1
  int line = 0;            // the line of the document where the row begins

  // Returns the row's key in the form of error messages: the values, separated by spaces. If the key is
  // empty, returns `#` and the row's position.
  [[nodiscard]] std::string key() const;
};

// Receives each row of the document. Returns false to stop the reading.
using RowTaker = std::function<bool(const DocumentRow& row)>;

// Reads a document and calls `take` for each row. Tables, rows and columns may have any order. Returns the
// first fault. nullopt if `take` accepted all rows or stopped the reading.
[[nodiscard]] std::optional<DocumentFault> scanDocument(std::istream& document, int version,
                                                        const std::vector<Table>& tables,
                                                        const RowTaker& take);

}  // namespace damath::db::detail
