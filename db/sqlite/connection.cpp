// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/connection.hpp"

#include <sqlite3.h>

#include <system_error>

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"
#include "db/sqlite/sqlite_fault.hpp"
#include "platform/side_file.hpp"

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
    {"PRAGMA cell_size_check = ON", "PRAGMA cell_size_check", "1", StoreFault::Unexpected},
    // Keeps a long change in memory until its commit. If parts of the change were written earlier, other
    // programs could not read meanwhile.
    {"PRAGMA cache_spill = OFF", "PRAGMA cache_spill", "0", StoreFault::Unexpected},
    // Overwrites deleted content, so that a removed name does not stay in the file.
    {"PRAGMA secure_delete = ON", "PRAGMA secure_delete", "1", StoreFault::Unexpected},
    {"PRAGMA temp_store = MEMORY", "PRAGMA temp_store", "2", StoreFault::Unexpected},
};

}  // namespace

std::optional<std::filesystem::path> falseJournal(const std::filesystem::path& path) {
  std::error_code error;
  // SQLite names the journal after the file itself, not after a symbolic link to the file.
  const std::filesystem::path file = std::filesystem::canonical(path, error);
  for (const char* ending : {"-journal", "-wal", "-shm"}) {
    const std::filesystem::path journal = (error ? path : file).string() + ending;
    if (platform::isObstructed(journal)) return journal;
  }
  return std::nullopt;
}

std::unique_ptr<SqliteDatabase> connected(const std::filesystem::path& path, const OpenOptions& options) {
  std::error_code error;
  using std::filesystem::file_type;
  const file_type type = std::filesystem::status(path, error).type();
  // If the type is unknown, for example in a folder without access, SQLite reports the reason.
  if (type != file_type::none && type != file_type::not_found && type != file_type::regular) {
    throw detail::Refused(StoreFault::CannotOpen, path.string());
  }
  if (const auto journal = falseJournal(path)) {
    throw detail::Refused(StoreFault::CannotOpen, journal->string());
  }
  return std::make_unique<SqliteDatabase>(path, options);
}

std::unique_ptr<SqliteDatabase> glanced(const std::filesystem::path& path) {
  return std::make_unique<SqliteDatabase>(path, SqliteDatabase::Unlocked());
}

void configure(SqliteDatabase& database) {
  for (const Setting& setting : kSettings) {
    database.execute(setting.set);
    if (detail::firstText(database, setting.ask) != std::string(setting.expected)) {
      throw detail::Refused(setting.otherwise, std::string(setting.set) + " does not hold");
    }
  }
}

bool isReadOnly(SqliteDatabase& database) {
  return sqlite3_db_readonly(database.handle().getHandle(), "main") == 1;
}

std::string quickCheck(SqliteDatabase& database) {
  const std::string answer = detail::firstText(database, "PRAGMA quick_check(1)").value_or("no answer");
  return answer == "ok" ? std::string() : answer;
}

}  // namespace damath::db::sqlite
