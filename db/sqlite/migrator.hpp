// SPDX-License-Identifier: GPL-3.0-or-later
// How a contest file is brought to the level of the scripts.
#pragma once

#include "db/records/records.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

[[nodiscard]] std::int64_t applicationIdOf(SqliteDatabase& database);
[[nodiscard]] std::int64_t versionOf(SqliteDatabase& database);

// Every script up to `to`, each noted, in a database without tables. What they make is kept for the next one
// that this program makes: scripts that build tables anew take SQLite five times as long as the tables they
// leave. Promise: a transaction is open. Throws.
void makeTables(SqliteDatabase& database, std::int64_t to, Instant at);

// Every script above the file's version, all or none. Throws.
void migrate(SqliteDatabase& database, Instant at);

}  // namespace damath::db::sqlite
