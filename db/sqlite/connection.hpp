// SPDX-License-Identifier: GPL-3.0-or-later
// Opens connections to contest files, all with the same settings, and checks that SQLite accepted the
// settings.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "db/records/open_options.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// SQLite's journals of a file have its name with the endings -journal, -wal and -shm. Returns the path of a
// folder, a pipe, a device or a symbolic link that has such a name. SQLite would wait for a pipe forever.
// nullopt if there is none.
[[nodiscard]] std::optional<std::filesystem::path> falseJournal(const std::filesystem::path& path);

// Opens an existing file for reading and writing. Throws Refused (CannotOpen) if the path is a folder, a pipe
// or a device, or if falseJournal() returns a path; throws on a database error.
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
