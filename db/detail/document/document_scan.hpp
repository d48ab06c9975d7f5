// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a document (db/records/document.hpp) from beginning to end, strictly, a row at a time: never more
// than one row is held.
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
  Cells values;            // of every column, in the schema's order
  std::int64_t place = 0;  // among the rows of its table, from 1
  int line = 0;            // of the document: where the row begins

  // Its key as messages name it.
  [[nodiscard]] std::string key() const;
};

// false ends the reading.
using RowTaker = std::function<bool(const DocumentRow& row)>;

// Tables, rows and columns may come in any order. The first fault, nothing where the taker took all or ended
// the reading.
[[nodiscard]] std::optional<DocumentFault> scanDocument(std::istream& document, int version,
                                                        const std::vector<Table>& tables,
                                                        const RowTaker& take);

}  // namespace damath::db::detail
