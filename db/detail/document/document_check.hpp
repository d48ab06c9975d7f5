// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what was read from a document is a contest: before it is committed.
#pragma once

#include <optional>

#include "db/detail/database.hpp"
#include "db/detail/document/document_scan.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

// A column that holds a sheet, a law or a list of its own: whether this program can read it.
[[nodiscard]] std::optional<DocumentFault> contentFault(const DocumentRow& row);

// References, the chain of the journal, and the tables held against it; the whole contest read once. The
// first fault, without its line. Promise: the program's own scripts up to that
// version were applied. Throws what the database
// does.
[[nodiscard]] std::optional<DocumentFault> checkDocument(Database& database, std::int64_t version);

}  // namespace damath::db::detail
