// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a contest file from a document (db/records/document.hpp).
#pragma once

#include <filesystem>

#include "core/expected.hpp"
#include "db/detail/database.hpp"
#include "db/records/document.hpp"
#include "db/records/open_options.hpp"

namespace damath::db::sqlite {

// Fills a temporary file from the document, checks it, and renames it to `to`. Errors: FileExists if `to`
// exists. A failure or a crash never leaves an incomplete file at `to`. If only flushing the folder fails
// (DiskError), the complete file is there. The new file has the document's version. Throws on a database
// error.
[[nodiscard]] Expected<DocumentRows, DocumentFault> fileFrom(const std::filesystem::path& document,
                                                             const std::filesystem::path& to,
                                                             const OpenOptions& options);

// Makes a contest file from another database, row by row. Precondition: a transaction is open on `source`.
// Throws Refused (FileExists) if `to` exists. If this function throws, it leaves no new file at `to`, with
// one exception: if only flushing the folder fails (DiskError), the complete file stays at `to`.
void fileOf(detail::Database& source, const std::filesystem::path& to, const OpenOptions& options);

}  // namespace damath::db::sqlite
