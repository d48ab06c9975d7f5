// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a contest file to a newer version with the migration scripts.
#pragma once

#include "db/records/stamp.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// Makes the tables of version `to` in an empty database, and records every script up to `to` as applied. The
// first call for a version runs the scripts and keeps the resulting SQL, because running the scripts takes
// SQLite five times as long. Precondition: a transaction is open. Throws on a database error.
void makeTables(SqliteDatabase& database, std::int64_t to, Instant at);

// Runs all scripts that are newer than the file's version. After a failure, none of them has changed the
// file. Throws on a database error.
void migrate(SqliteDatabase& database, Instant at);

}  // namespace damath::db::sqlite
