// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/trail_triggers.hpp"

#include "db/detail/sql_quotes.hpp"

namespace damath::db::sqlite {

namespace {

using detail::Column;
using detail::quotedName;
using detail::quotedText;
using detail::Table;

// Returns the SQL value of a column. A part of a player's name is written as its token (private_text.hpp) if
// it has one, so that the name can be removed later.
std::string valueOf(const Table& table, const Column& column, const std::string& row) {
  const std::string value = row + "." + quotedName(column.name);
  const bool isName = column.name == "last" || column.name == "first" || column.name == "middle";
  if (table.name != "player" || !isName) return value;
  return "coalesce((SELECT max(token) FROM private_text WHERE player = " + row +
         ".id AND kind = " + quotedText(column.name) + " AND text = " + value + "), " + value + ")";
}

// Returns SQL that writes a whole row as JSON: json_object('id', NEW."id", …). `row` is NEW or OLD.
std::string image(const Table& table, const std::string& row) {
  std::string list;
  for (const Column& column : table.columns) {
    list += (list.empty() ? "" : ", ") + quotedText(column.name) + ", " + valueOf(table, column, row);
  }
  return "json_object(" + list + ")";
}

// Returns the condition of an update trigger: at least one column gets another value.
std::string whereChanged(const Table& table) {
  std::string when;
  for (const Column& column : table.columns) {
    const std::string name = quotedName(column.name);
    when += (when.empty() ? " WHEN OLD." : " OR OLD.") + name + " IS NOT NEW." + name;
  }
  return when;
}

std::string trigger(const Table& table, const std::string& event, const std::string& before,
                    const std::string& after, const std::string& when = {}) {
  return "CREATE TEMP TRIGGER " + quotedName("trail " + table.name + " " + event) + " AFTER " + event +
         " ON main." + quotedName(table.name) + when +
         " BEGIN INSERT INTO trail (change) VALUES (json_array(" + quotedText(table.name) + ", " + before +
         ", " + after + ")); END;\n";
}

}  // namespace

std::string trailTriggers(const std::vector<Table>& tables) {
  std::string sql = "CREATE TEMP TABLE trail (number INTEGER PRIMARY KEY, change TEXT NOT NULL);\n";
  for (const Table& table : tables) {
    const std::string before = image(table, "OLD");
    const std::string after = image(table, "NEW");
    sql += trigger(table, "INSERT", "NULL", after);
    sql += trigger(table, "UPDATE", before, after, whereChanged(table));
    sql += trigger(table, "DELETE", before, "NULL");
  }
  return sql;
}

}  // namespace damath::db::sqlite
