// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the rows loaded from a document are a valid contest. The checks run before the commit.
#pragma once

#include <optional>

#include "db/detail/database.hpp"
#include "db/detail/document/document_scan.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

// Returns the fault of the first column that this program cannot read (columnFault). nullopt if it can read
// all columns of the row.
[[nodiscard]] std::optional<DocumentFault> contentFault(const DocumentRow& row);

// Checks the loaded tables: the references, the digest chain of the journal, and the tables against the
// journal. Then reads the whole contest once. Returns the first fault, without its line. Precondition: the
// tables were made by this program's migration scripts up to `version`. Throws on a database error.
[[nodiscard]] std::optional<DocumentFault> checkDocument(Database& database, std::int64_t version);

}  // namespace damath::db::detail
