// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/seal.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "db/detail/failure.hpp"

namespace damath::db::sqlite {

namespace {

struct SealSwitch {
  int option;
  int value;
};

// DQS (0): SQLite always reads a text in double quotes as a name. DEFENSIVE (1): no SQL statement can change
// the schema table directly.
constexpr SealSwitch kSealSwitches[] = {
    {SQLITE_DBCONFIG_DQS_DML, 0},     {SQLITE_DBCONFIG_DQS_DDL, 0},
    {SQLITE_DBCONFIG_DEFENSIVE, 1},   {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    {SQLITE_DBCONFIG_ENABLE_VIEW, 0}, {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0}};

// The pragmas (SQLite settings) that a sealed connection allows. A statement may set the pragmas in
// kSetPragmas. It may only read the pragmas in kReadPragmas.
constexpr std::array<std::string_view, 7> kSetPragmas = {"cache_spill",  "cell_size_check", "foreign_keys",
                                                         "journal_mode", "secure_delete",   "synchronous",
                                                         "temp_store"};
constexpr std::array<std::string_view, 9> kReadPragmas = {
    "application_id", "data_version", "foreign_key_list", "integrity_check", "quick_check",
    "schema_version", "table_info",   "trusted_schema",   "user_version"};
// These pragmas take an argument that changes nothing: the name of a table, or the largest number of rows.
constexpr std::array<std::string_view, 4> kPragmasWithArgument = {"foreign_key_list", "integrity_check",
                                                                  "quick_check", "table_info"};

bool isNameIn(const auto& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool isAllowedPragma(std::string_view name, bool hasArgument) {
  if (isNameIn(kSetPragmas, name)) return true;
  return isNameIn(kReadPragmas, name) && (!hasArgument || isNameIn(kPragmasWithArgument, name));
}

// SQLite asks this function for each action of a statement, when it compiles the statement.
int authorized(void*, int action, const char* first, const char* second, const char*, const char*) {
  const std::string_view name = first == nullptr ? std::string_view() : first;
  switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
      return SQLITE_OK;
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_DELETE:
      return name.starts_with("sqlite_") ? SQLITE_DENY : SQLITE_OK;
    case SQLITE_FUNCTION:
      return second != nullptr && std::string_view(second) == "load_extension" ? SQLITE_DENY : SQLITE_OK;
    case SQLITE_PRAGMA:
      return isAllowedPragma(name, second != nullptr) ? SQLITE_OK : SQLITE_DENY;
    default:  // denies ATTACH, DETACH, CREATE, DROP, ALTER, REINDEX, ANALYZE and virtual tables
      return SQLITE_DENY;
  }
}

void putOn(sqlite3* connection) {
  // Allows no attached file. So VACUUM INTO fails too, because it attaches the new file.
  sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_set_authorizer(connection, authorized, nullptr);
}

}  // namespace

void seal(sqlite3* connection) {
  for (const SealSwitch& item : kSealSwitches) {
    int held = -1;
    const int code = sqlite3_db_config(connection, item.option, item.value, &held);
    if (code != SQLITE_OK || held != item.value) {
      throw detail::Refused(StoreFault::Unexpected, "setting refused");
    }
  }
  putOn(connection);
}

Unsealed::Unsealed(sqlite3* connection) : m_connection(connection) {
  sqlite3_set_authorizer(connection, nullptr, nullptr);
}

Unsealed::~Unsealed() {
  putOn(m_connection);
}

}  // namespace damath::db::sqlite
