// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered scripts of migrations/, embedded at build time, and how a file is brought to their level.
#pragma once

#include <SQLiteCpp/Database.h>

#include <span>
#include <string>

#include "db/records.hpp"

namespace damath::db::detail {

struct Migration {
  int number;  // from 1 without gaps
  const char* name;
  const char* checksum;  // SHA-256 of the script, 64 hexadecimal digits
  const char* sql;
};

// By number. A released script never changes.
[[nodiscard]] std::span<const Migration> migrations();
[[nodiscard]] int newestVersion();

// "DMTH", the mark that makes a database a contest file.
inline constexpr std::int64_t kApplicationId = 0x444D5448;

[[nodiscard]] std::int64_t applicationIdOf(SQLite::Database& database);
[[nodiscard]] std::int64_t versionOf(SQLite::Database& database);

// Runs one script and notes it. Promise: a transaction is open. Throws.
void apply(SQLite::Database& database, const Migration& migration, Instant at);

// Every script above the file's version, all or none. Throws.
void migrate(SQLite::Database& database, Instant at);

// The scripts that the file says were applied are those of this program, up to its version. Throws
// BrokenRow where they are not.
void checkApplied(SQLite::Database& database);

}  // namespace damath::db::detail
