// SPDX-License-Identifier: GPL-3.0-or-later
// The mark of a contest file: the application id, which tells that this program made the file, and the
// version of its tables. SQLite keeps both in the head of the file.
#pragma once

#include <cstdint>

#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// The functions return 0 if the file has no mark. Throw on a database error.
[[nodiscard]] std::int64_t applicationIdOf(SqliteDatabase& database);
[[nodiscard]] std::int64_t versionOf(SqliteDatabase& database);

}  // namespace damath::db::sqlite
