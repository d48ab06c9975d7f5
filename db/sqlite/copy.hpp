// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a contest file made while it is open, through SQLite's backup. Copying the file itself would
// drop the locks of this process.
#pragma once

#include <filesystem>

#include "db/records/open_options.hpp"
#include "db/records/records.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// Makes an empty file of that name where there is none. Throws Refused: FileExists, CannotOpen.
void claim(const std::filesystem::path& path);
// Removes a claimed file and its journal after a failure.
void abandon(const std::filesystem::path& path);

// A checked copy to a place where there is no file. Throws; then no file is left there.
void copyTo(SqliteDatabase& source, const std::filesystem::path& to, const OpenOptions& options);

// "name.v1-20261120-010203.bak" beside the file, with a further number where that is taken.
[[nodiscard]] std::filesystem::path backupPath(const std::filesystem::path& file, std::int64_t version,
                                               Instant at);

// The content of one contest file over that of another, or into a new one. Throws; then the target is as it
// was.
void copyOver(const std::filesystem::path& target, const std::filesystem::path& from,
              const OpenOptions& options);

}  // namespace damath::db::sqlite
