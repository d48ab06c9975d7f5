// SPDX-License-Identifier: GPL-3.0-or-later
// The schema check of a contest file. A file from outside may have objects that this program did not make: a
// trigger or a column name can carry SQL of the file's author. So no row of a file is used before its schema
// equals the schema that the migration scripts make, object by object and letter by letter.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/records/rescue_report.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

// Returns the objects (tables, indexes, triggers and views) that are missing, additional or different, as
// "trigger x"; empty if the schema is that of version `version`. SQLite's own statistics tables
// (sqlite_stat1, sqlite_stat4) do not count. Precondition: the program reads this version. Throws on a
// database error.
[[nodiscard]] std::vector<std::string> foreignObjects(SqliteDatabase& database, std::int64_t version);

// Checks the schema of a file of version `version`. Throws Refused (ForeignSchema) with the first object that
// is missing, additional or different.
void checkSchema(SqliteDatabase& database, std::int64_t version);

// Returns the reason why the rows of this table cannot be read from a file whose schema differs: NoTable, or
// NoColumn with the column. nullopt if the rows can be read.
[[nodiscard]] std::optional<LeftRow> unreadableReason(SqliteDatabase& database, const detail::Table& table);

// Removes the statistics tables, which another program's ANALYZE leaves. Does nothing if there are none.
void dropStatistics(SqliteDatabase& database);

}  // namespace damath::db::sqlite
