// SPDX-License-Identifier: GPL-3.0-or-later
// Copies an open contest file with SQLite's backup function. An ordinary file copy would drop the locks of
// this process.
#pragma once

#include <filesystem>

#include "db/records/open_options.hpp"
#include "db/records/records.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// Creates an empty file. Throws Refused: FileExists, CannotOpen.
void claim(const std::filesystem::path& path);
// Removes a claimed file and its journal after a failure.
void abandon(const std::filesystem::path& path);

// Makes a checked copy. Precondition: `to` does not exist. If this throws, no file is left there.
void copyTo(SqliteDatabase& source, const std::filesystem::path& to, const OpenOptions& options);

// Returns "name.v11-20261120-010203.bak" beside the file, with a further number if that name is taken.
[[nodiscard]] std::filesystem::path backupPath(const std::filesystem::path& file, std::int64_t version,
                                               Instant at);

// Replaces the content of a contest file, or creates it. If this throws, the target is unchanged.
void copyOver(const std::filesystem::path& target, const std::filesystem::path& from,
              const OpenOptions& options);

}  // namespace damath::db::sqlite
