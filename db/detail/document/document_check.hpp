// SPDX-License-Identifier: GPL-3.0-or-later
// Checks, before the commit, that the rows from a document are a valid contest.
#pragma once

#include <optional>

#include "db/detail/database.hpp"
#include "db/detail/document/document_scan.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

// Checks that this program can read the columns that hold a scoresheet, a ruleset, a chip set or a JSON list.
// nullopt if so.
[[nodiscard]] std::optional<DocumentFault> contentFault(const DocumentRow& row);

// Checks references, the digest chain of the journal, and the tables against the journal; then reads the
// whole contest once. Returns the first fault, without its line. Precondition: this program's migration
// scripts up to `version` were applied. Throws on a database error.
[[nodiscard]] std::optional<DocumentFault> checkDocument(Database& database, std::int64_t version);

}  // namespace damath::db::detail
