// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/file_mark.hpp"

#include "db/detail/query.hpp"

namespace damath::db::sqlite {

std::int64_t applicationIdOf(SqliteDatabase& database) {
  return detail::firstNumber(database, "PRAGMA application_id").value_or(0);
}

std::int64_t versionOf(SqliteDatabase& database) {
  return detail::firstNumber(database, "PRAGMA user_version").value_or(0);
}

}  // namespace damath::db::sqlite
