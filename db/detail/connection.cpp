// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/connection.hpp"

#include <sqlite3.h>

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

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
};

struct Switch {
  int option;
  int value;
};

constexpr Switch kSwitches[] = {
    {SQLITE_DBCONFIG_DQS_DML, 0}, {SQLITE_DBCONFIG_DQS_DDL, 0}, {SQLITE_DBCONFIG_DEFENSIVE, 1}};

}  // namespace

std::unique_ptr<SQLite::Database> connected(const std::filesystem::path& path, const OpenOptions& options) {
  return std::make_unique<SQLite::Database>(path.string(), SQLite::OPEN_READWRITE,
                                            static_cast<int>(options.busyTimeout.count()), options.disk);
}

void configure(SQLite::Database& database) {
  for (const Switch& item : kSwitches) {
    int held = -1;
    const int code = sqlite3_db_config(database.getHandle(), item.option, item.value, &held);
    if (code != SQLITE_OK || held != item.value) throw Refused(StoreFault::Unexpected, "setting refused");
  }
  for (const Setting& setting : kSettings) {
    // Some settings answer with a row, others do not.
    const int code = SQLite::Statement(database, setting.set).tryExecuteStep();
    if (code != SQLITE_ROW && code != SQLITE_DONE) throw Refused(faultOf(code), setting.set);
    if (firstText(database, setting.ask) != std::string(setting.expected)) {
      throw Refused(setting.otherwise, std::string(setting.set) + " does not hold");
    }
  }
}

bool isReadOnly(SQLite::Database& database) {
  return sqlite3_db_readonly(database.getHandle(), "main") == 1;
}

std::string quickCheck(SQLite::Database& database) {
  const std::string answer = firstText(database, "PRAGMA quick_check(1)").value_or("no answer");
  return answer == "ok" ? std::string() : answer;
}

std::vector<std::string> brokenReferences(SQLite::Database& database) {
  std::vector<std::string> references;
  eachRow(database, "PRAGMA foreign_key_check",
          [&](const Row& row) { references.push_back(row.text(0) + " -> " + row.text(2)); });
  return references;
}

}  // namespace damath::db::detail
