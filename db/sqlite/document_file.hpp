// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a contest file of a document (db/records/document.hpp).
#pragma once

#include <filesystem>

#include "core/expected.hpp"
#include "db/detail/database.hpp"
#include "db/records/document.hpp"
#include "db/records/open_options.hpp"

namespace damath::db::sqlite {

// Fills a file beside `to` and gives it that name once all of it is there and holds: after a failure, and
// after a crash at any moment, there is no file at `to`. The file is of the document's version. Throws what
// the database does.
[[nodiscard]] Expected<DocumentRows, DocumentFault> fileFrom(const std::filesystem::path& document,
                                                             const std::filesystem::path& to,
                                                             const OpenOptions& options);

// The same of another database's contest, row by row, to a place where there is no file. Promise: a
// transaction is open on it. Throws; then no file is left there.
void fileOf(detail::Database& source, const std::filesystem::path& to, const OpenOptions& options);

}  // namespace damath::db::sqlite
