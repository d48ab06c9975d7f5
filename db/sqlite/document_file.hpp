// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a contest file from a document (db/records/document.hpp).
#pragma once

#include <filesystem>

#include "core/expected.hpp"
#include "db/detail/database.hpp"
#include "db/records/document.hpp"
#include "db/records/open_options.hpp"

namespace damath::db::sqlite {

// Fills a temporary file from the document, checks it, and renames it to `to`. After a failure, or a crash at
// any moment, no file exists at `to`, with one exception: if only flushing the folder fails (DiskError), the
// complete file is there. The new file has the document's version. Throws on a database error.
[[nodiscard]] Expected<DocumentRows, DocumentFault> fileFrom(const std::filesystem::path& document,
                                                             const std::filesystem::path& to,
                                                             const OpenOptions& options);

// Makes a contest file from another database, row by row. Preconditions: `to` does not exist; a transaction
// is open on `source`. If this function throws, no file is left at `to`, with one exception: if only flushing
// the folder fails (DiskError), the complete file stays at `to`.
void fileOf(detail::Database& source, const std::filesystem::path& to, const OpenOptions& options);

}  // namespace damath::db::sqlite
