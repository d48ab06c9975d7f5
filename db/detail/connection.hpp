// SPDX-License-Identifier: GPL-3.0-or-later
// Connections to contest files, set up alike and checked to be so.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "db/open_options.hpp"

namespace damath::db::detail {

// Opens an existing file for reading and writing. Throws.
[[nodiscard]] std::unique_ptr<SQLite::Database> connected(const std::filesystem::path& path,
                                                          const OpenOptions& options);

// Rollback journal, a disk flush at every commit and of the directory too, references enforced; each
// setting is read back. Throws where one does not hold.
void configure(SQLite::Database& database);

// True where the place gave us the file for reading alone.
[[nodiscard]] bool isReadOnly(SQLite::Database& database);

// The first complaint of SQLite's quick check, empty where there is none. Throws.
[[nodiscard]] std::string quickCheck(SQLite::Database& database);

// The tables with a row that points nowhere, "game -> entry". Throws.
[[nodiscard]] std::vector<std::string> brokenReferences(SQLite::Database& database);

}  // namespace damath::db::detail
