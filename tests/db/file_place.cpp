// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the contests of the tests in files.
#include <SQLiteCpp/SQLiteCpp.h>

#include <utility>

#include "tests/db/place_of_tests.hpp"

namespace damath::testing {

db::Place placeAt(const std::filesystem::path& path) {
  return path;
}

bool isFree(const std::filesystem::path& path) {
  return !std::filesystem::exists(path);
}

db::Store placed(db::Store file, const db::OpenOptions&) {
  return file;
}

std::string tamper(const std::filesystem::path& path, const std::string& sql) {
  try {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE, 1000);
    database.exec("PRAGMA foreign_keys = OFF");
    database.exec(sql);
    return {};
  } catch (const SQLite::Exception& exception) {
    return exception.what();
  }
}

std::string tamperEvidence(const std::filesystem::path& path, const std::string& sql) {
  const auto ofTriggers = [&path](const std::string& what) {
    return asked(path, "SELECT group_concat(" + what + ", '; ') FROM sqlite_schema WHERE type = 'trigger'");
  };
  return tamper(path, ofTriggers("'DROP TRIGGER ' || name") + "; " + sql + "; " + ofTriggers("sql"));
}

std::string asked(const std::filesystem::path& path, const std::string& sql) {
  // Opens for writing too, so that SQLite first rolls back a journal that a failure left.
  const SQLite::Database database(path.string(), SQLite::OPEN_READWRITE, 1000);
  SQLite::Statement statement(database, sql);
  return statement.executeStep() ? statement.getColumn(0).getString() : std::string();
}

std::string rowsOf(const std::filesystem::path& path, const std::vector<std::string>& tables) {
  std::string text;
  for (const std::string& table : tables) {
    const std::string columns =
        asked(path, "SELECT group_concat('quote(\"' || name || '\")', '||') FROM pragma_table_info('" +
                        table + "')");
    text += table + ": " +
            asked(path, "SELECT group_concat(t, ';') FROM (SELECT " + columns + " AS t FROM \"" + table +
                            "\" ORDER BY 1)") +
            "\n";
  }
  return text;
}

std::vector<std::string> tablesOf(const std::filesystem::path& path) {
  std::vector<std::string> tables;
  const SQLite::Database database(path.string(), SQLite::OPEN_READWRITE, 1000);
  SQLite::Statement names(
      database,
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name");
  while (names.executeStep()) tables.push_back(names.getColumn(0).getString());
  return tables;
}

std::string allRows(const std::filesystem::path& path) {
  return rowsOf(path, tablesOf(path));
}

}  // namespace damath::testing
