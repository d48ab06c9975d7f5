// SPDX-License-Identifier: GPL-3.0-or-later
// Fills tables from a document (db/records/document.hpp).
#pragma once

#include <filesystem>

#include "core/expected.hpp"
#include "db/detail/database.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

// Returns the table version of the document. Returns this program's version if this program cannot read that
// version or the document; loadDocument then reports the fault.
[[nodiscard]] int versionOf(const std::filesystem::path& document);

// Inserts the rows in the document's order into empty tables of `version`, then checks them. Preconditions: a
// transaction is open; foreign keys are not enforced. Throws on a database error.
[[nodiscard]] Expected<DocumentRows, DocumentFault> loadDocument(const std::filesystem::path& document,
                                                                 int version, Database& database);

}  // namespace damath::db::detail
