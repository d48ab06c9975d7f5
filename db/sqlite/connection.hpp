// SPDX-License-Identifier: GPL-3.0-or-later
// Opens connections to contest files with the same settings, and checks the settings.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "db/records/open_options.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// Opens an existing file for reading and writing. Throws on a database error.
[[nodiscard]] std::unique_ptr<SqliteDatabase> connected(const std::filesystem::path& path,
                                                        const OpenOptions& options);

// Opens an existing file for a quick look without any lock. A change that another program writes meanwhile
// may be half visible. Throws on a database error.
[[nodiscard]] std::unique_ptr<SqliteDatabase> glanced(const std::filesystem::path& path);

// Sets: rollback journal, a disk flush of file and folder at every commit, enforced references. Reads each
// setting back. Throws if a setting fails.
void configure(SqliteDatabase& database);

// True if the system opened the file only for reading.
[[nodiscard]] bool isReadOnly(SqliteDatabase& database);

// Returns the first problem that SQLite's quick check finds; empty if there is none. Throws on a database
// error.
[[nodiscard]] std::string quickCheck(SqliteDatabase& database);

}  // namespace damath::db::sqlite
