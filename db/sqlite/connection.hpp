// SPDX-License-Identifier: GPL-3.0-or-later
// Connections to contest files, set up alike and checked to be so.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "db/records/open_options.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// Opens an existing file for reading and writing. Throws.
[[nodiscard]] std::unique_ptr<SqliteDatabase> connected(const std::filesystem::path& path,
                                                        const OpenOptions& options);

// Opens an existing file to look at it in passing, without any lock: what another program writes meanwhile
// may be half there. Throws.
[[nodiscard]] std::unique_ptr<SqliteDatabase> glanced(const std::filesystem::path& path);

// Rollback journal, a disk flush at every commit and of the directory too, references enforced; each
// setting is read back. Scripts can call `journal_digest`. Throws where one does not hold.
void configure(SqliteDatabase& database);

// True where the place gave us the file for reading alone.
[[nodiscard]] bool isReadOnly(SqliteDatabase& database);

// The first complaint of SQLite's quick check, empty where there is none. Throws.
[[nodiscard]] std::string quickCheck(SqliteDatabase& database);

}  // namespace damath::db::sqlite
