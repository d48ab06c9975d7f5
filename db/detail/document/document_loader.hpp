// SPDX-License-Identifier: GPL-3.0-or-later
// Fills tables from a document (db/records/document.hpp).
#pragma once

#include <filesystem>

#include "core/expected.hpp"
#include "db/detail/database.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

// The version of the tables that the document was written from, where this program reads documents of it;
// else this program's own, and loading reports what is wrong.
[[nodiscard]] int versionOf(const std::filesystem::path& document);

// Rows go into empty tables of that version as they come and are checked when all are there. Promise: a
// transaction is open, and references are not enforced. Throws what the database does.
[[nodiscard]] Expected<DocumentRows, DocumentFault> loadDocument(const std::filesystem::path& document,
                                                                 int version, Database& database);

}  // namespace damath::db::detail
