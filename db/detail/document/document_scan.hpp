// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a document (db/records/document.hpp) strictly from beginning to end. Keeps only one row in memory.
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
  Cells values;            // the values of all columns, in the order of the schema
  std::int64_t place = 0;  // the row's position in its table, from 1
  int line = 0;            // the line of the document where the row begins

  // Returns the key in the form of error messages.
  [[nodiscard]] std::string key() const;
};

// Receives a row. A false return ends the reading.
using RowTaker = std::function<bool(const DocumentRow& row)>;

// Accepts tables, rows and columns in any order. Returns the first fault; nullopt if `take` accepted all rows
// or ended the reading.
[[nodiscard]] std::optional<DocumentFault> scanDocument(std::istream& document, int version,
                                                        const std::vector<Table>& tables,
                                                        const RowTaker& take);

}  // namespace damath::db::detail
