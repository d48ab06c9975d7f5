// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a contest file to a newer version with the migration scripts.
#pragma once

#include "db/records/records.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

[[nodiscard]] std::int64_t applicationIdOf(SqliteDatabase& database);
[[nodiscard]] std::int64_t versionOf(SqliteDatabase& database);

// Runs and records every script up to `to` in an empty database. The resulting SQL is cached for the next
// call, because running the scripts takes SQLite five times as long. Precondition: a transaction is open.
// Throws on a database error.
void makeTables(SqliteDatabase& database, std::int64_t to, Instant at);

// Runs all scripts after the file's version, or none. Throws on a database error.
void migrate(SqliteDatabase& database, Instant at);

}  // namespace damath::db::sqlite
