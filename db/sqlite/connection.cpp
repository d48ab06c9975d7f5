// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/connection.hpp"

#include <sqlite3.h>

#include <array>

#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_digest.hpp"
#include "db/detail/query.hpp"
#include "db/sqlite/sqlite_fault.hpp"

namespace damath::db::sqlite {

namespace {

struct Setting {
  const char* set;
  const char* ask;
  const char* expected;
  StoreFault otherwise;
};

constexpr Setting kSettings[] = {
    {"PRAGMA journal_mode = DELETE", "PRAGMA journal_mode", "delete", StoreFault::Busy},
    {"PRAGMA synchronous = EXTRA", "PRAGMA synchronous", "3", StoreFault::Unexpected},
    {"PRAGMA foreign_keys = ON", "PRAGMA foreign_keys", "1", StoreFault::Unexpected},
    {"PRAGMA trusted_schema = OFF", "PRAGMA trusted_schema", "0", StoreFault::Unexpected},
    {"PRAGMA cell_size_check = ON", "PRAGMA cell_size_check", "1", StoreFault::Unexpected},
    // A long change must not block readers before its commit.
    {"PRAGMA cache_spill = OFF", "PRAGMA cache_spill", "0", StoreFault::Unexpected},
    {"PRAGMA temp_store = MEMORY", "PRAGMA temp_store", "2", StoreFault::Unexpected},
};

struct Switch {
  int option;
  int value;
};

constexpr Switch kSwitches[] = {
    {SQLITE_DBCONFIG_DQS_DML, 0}, {SQLITE_DBCONFIG_DQS_DDL, 0}, {SQLITE_DBCONFIG_DEFENSIVE, 1}};

detail::Value digestedPart(sqlite3_value* value) {
  const std::string_view bytes(static_cast<const char*>(sqlite3_value_blob(value)),
                               static_cast<std::size_t>(sqlite3_value_bytes(value)));
  switch (sqlite3_value_type(value)) {
    case SQLITE_NULL:
      return std::monostate();
    case SQLITE_INTEGER:
      return sqlite3_value_int64(value);
    case SQLITE_BLOB:
      return detail::Blob{bytes};
    default:
      return bytes;
  }
}

void digestFunction(sqlite3_context* context, int, sqlite3_value** values) {
  try {
    std::array<detail::Value, detail::kDigestedParts> parts;
    for (std::size_t i = 0; i < parts.size(); ++i) parts.at(i) = digestedPart(values[i]);
    const std::string digest = detail::journalDigest(parts);
    sqlite3_result_text(context, digest.data(), static_cast<int>(digest.size()), SQLITE_TRANSIENT);
  } catch (const std::exception& exception) {
    sqlite3_result_error(context, exception.what(), -1);
  }
}

}  // namespace

std::unique_ptr<SqliteDatabase> connected(const std::filesystem::path& path, const OpenOptions& options) {
  return std::make_unique<SqliteDatabase>(path, options);
}

std::unique_ptr<SqliteDatabase> glanced(const std::filesystem::path& path) {
  return std::make_unique<SqliteDatabase>(path, SqliteDatabase::Unlocked());
}

void configure(SqliteDatabase& database) {
  sqlite3* handle = database.handle().getHandle();
  for (const Switch& item : kSwitches) {
    int held = -1;
    const int code = sqlite3_db_config(handle, item.option, item.value, &held);
    if (code != SQLITE_OK || held != item.value)
      throw detail::Refused(StoreFault::Unexpected, "setting refused");
  }
  for (const Setting& setting : kSettings) {
    database.execute(setting.set);
    if (detail::firstText(database, setting.ask) != std::string(setting.expected)) {
      throw detail::Refused(setting.otherwise, std::string(setting.set) + " does not hold");
    }
  }
  const int code = sqlite3_create_function_v2(handle, "journal_digest", detail::kDigestedParts,
                                              SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, digestFunction,
                                              nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) throw detail::Refused(faultOf(code), "journal_digest");
}

bool isReadOnly(SqliteDatabase& database) {
  return sqlite3_db_readonly(database.handle().getHandle(), "main") == 1;
}

std::string quickCheck(SqliteDatabase& database) {
  const std::string answer = detail::firstText(database, "PRAGMA quick_check(1)").value_or("no answer");
  return answer == "ok" ? std::string() : answer;
}

}  // namespace damath::db::sqlite
