// SPDX-License-Identifier: GPL-3.0-or-later
// Opens connections to contest files, all with the same settings, and checks that SQLite accepted the
// settings.
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

// Opens an existing file for a quick look, without any lock. A change that another program writes at the same
// time may be visible in part. Throws on a database error.
[[nodiscard]] std::unique_ptr<SqliteDatabase> glanced(const std::filesystem::path& path);

// Makes the settings of a connection: a rollback journal, a disk flush of file and folder at every commit,
// enforced references. Reads each setting back. Throws if a setting fails.
void configure(SqliteDatabase& database);

// True if the file may only be read, because the system did not open it for writing.
[[nodiscard]] bool isReadOnly(SqliteDatabase& database);

// Returns the first problem that SQLite's quick check of the file finds. Empty if there is none. Throws on a
// database error.
[[nodiscard]] std::string quickCheck(SqliteDatabase& database);

}  // namespace damath::db::sqlite
