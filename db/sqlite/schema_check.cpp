// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/schema_check.hpp"

#include <algorithm>
#include <compare>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <string_view>
#include <vector>

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/migrator.hpp"
#include "db/sqlite/seal.hpp"

namespace damath::db::sqlite {

namespace {

// A row of the schema table. `sql` is empty for an index that SQLite makes for a UNIQUE or PRIMARY KEY.
struct Object {
  std::string type;
  std::string name;
  std::string table;
  std::string sql;

  auto operator<=>(const Object&) const = default;
};

constexpr const char* kStatisticsTables[][2] = {
    {"sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"},
    {"sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"}};

bool isStatistics(const Object& object) {
  return std::ranges::any_of(kStatisticsTables, [&](const auto& each) {
    return object.type == "table" && object.name == each[0] && object.sql == each[1];
  });
}

// Returns the tables, indexes, triggers and views of the schema, sorted, without SQLite's own statistics
// tables.
std::vector<Object> objectsOf(SqliteDatabase& database) {
  auto objects =
      detail::allRows(database, "SELECT type, name, tbl_name, ifnull(sql, '') FROM main.sqlite_schema",
                      [](const detail::Row& row) {
                        return Object{row.text(0), row.text(1), row.text(2), row.text(3)};
                      });
  std::erase_if(objects, isStatistics);
  std::ranges::sort(objects);
  return objects;
}

// Returns the schema that the migration scripts make. The first call for a version makes the schema, in
// memory.
const std::vector<Object>& madeObjects(std::int64_t version) {
  static std::mutex guard;
  static std::map<std::int64_t, std::vector<Object>> made;
  const std::lock_guard lock(guard);
  std::vector<Object>& objects = made[version];
  if (objects.empty()) {
    const auto memory = connected(":memory:", {});
    makeTables(*memory, version, {});
    objects = objectsOf(*memory);
  }
  return objects;
}

// Returns the SQL behind white space and comments.
std::string_view behindSpace(std::string_view sql) {
  const auto behind = [&](std::size_t end, std::size_t length) {
    return end == std::string_view::npos ? std::string_view() : sql.substr(end + length);
  };
  for (;;) {
    const std::size_t begin = sql.find_first_not_of(" \t\n\f\r");
    sql = begin == std::string_view::npos ? std::string_view() : sql.substr(begin);
    if (sql.starts_with("--")) {
      sql = behind(sql.find('\n'), 1);
    } else if (sql.starts_with("/*")) {
      sql = behind(sql.find("*/", 2), 2);
    } else {
      return sql;
    }
  }
}

// True if the statement begins with CREATE TABLE. A virtual table has VIRTUAL between the two words.
bool isOrdinaryTable(std::string_view sql) {
  for (const std::string_view wanted : {"create", "table"}) {
    sql = behindSpace(sql);
    const auto isSame = [](char one, char other) { return (one | 0x20) == other; };
    if (!std::ranges::equal(sql.substr(0, wanted.size()), wanted, isSame)) return false;
    sql = sql.substr(wanted.size());
  }
  return !sql.empty() && behindSpace(sql) != sql;
}

}  // namespace

std::vector<std::string> foreignObjects(SqliteDatabase& database, std::int64_t version) {
  std::vector<Object> differing;
  std::ranges::set_symmetric_difference(objectsOf(database), madeObjects(version),
                                        std::back_inserter(differing));
  std::vector<std::string> names;
  for (const Object& object : differing) names.push_back(object.type + ' ' + object.name);
  // Removes repeated names. A changed object is in `differing` twice: as the file has it, and as the scripts
  // make it.
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

void checkSchema(SqliteDatabase& database, std::int64_t version) {
  const std::vector<std::string> objects = foreignObjects(database, version);
  if (!objects.empty()) throw detail::Refused(StoreFault::ForeignSchema, objects.front());
}

std::optional<LeftRow> unreadableReason(SqliteDatabase& database, const detail::Table& table) {
  // Looks only for an ordinary table. A view, or a virtual table whose module runs code, may have the name of
  // the table.
  const auto sql = detail::firstText(
      database, "SELECT sql FROM main.sqlite_schema WHERE type = 'table' AND name = ?", table.name);
  if (!sql || !isOrdinaryTable(*sql)) return LeftRow{table.name, {}, LeftReason::NoTable};
  std::set<std::string> columns;
  detail::eachRow(database, "PRAGMA main.table_info(" + detail::quotedName(table.name) + ")",
                  [&](const detail::Row& row) { columns.insert(row.text(1)); });
  for (const detail::Column& column : table.columns) {
    if (!columns.contains(column.name)) return LeftRow{table.name, {}, LeftReason::NoColumn, column.name};
  }
  return std::nullopt;
}

void dropStatistics(SqliteDatabase& database) {
  const auto isThere = detail::firstNumber(
      database, "SELECT 1 FROM main.sqlite_schema WHERE name LIKE 'sqlite\\_stat_' ESCAPE '\\'");
  if (!isThere) return;
  const Unsealed own(database.handle().getHandle());
  for (const auto& [name, sql] : kStatisticsTables)
    database.execute(std::string("DROP TABLE IF EXISTS main.") + name);
}

}  // namespace damath::db::sqlite
