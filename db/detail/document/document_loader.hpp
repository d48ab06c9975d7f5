// SPDX-License-Identifier: GPL-3.0-or-later
// Fills database tables from a document: the whole contest as JSON (db/records/document.hpp).
#pragma once

#include <filesystem>

#include "core/expected.hpp"
#include "db/detail/database.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

// Returns the version of the tables in the document. If this program cannot read that version, or cannot read
// the document, returns this program's version. loadDocument then reports the fault.
[[nodiscard]] int versionOf(const std::filesystem::path& document);

// Inserts the rows into empty tables of `version`, in the order of the document, and checks them.
// Preconditions: a transaction is open; foreign keys are not enforced. Throws on a database error.
[[nodiscard]] Expected<DocumentRows, DocumentFault> loadDocument(const std::filesystem::path& document,
                                                                 int version, Database& database);

}  // namespace damath::db::detail
