// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/references.hpp"

#include <algorithm>

#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"

namespace damath::db::detail {

namespace {

// Returns an SQL expression that joins the columns with spaces: "c.a || ' ' || c.b".
std::string joinedColumns(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "c." : " || ' ' || c.") + quotedName(name);
  return text;
}

std::string keyColumns(const Table& table) {
  std::vector<std::string> names;
  for (const std::size_t place : table.key()) names.push_back(table.columns[place].name);
  return joinedColumns(names);
}

std::string brokenRows(const Table& table, const Reference& reference) {
  std::vector<std::string> names;
  std::string given;
  std::string same;
  for (const auto& [from, to] : reference.columns) {
    names.push_back(from);
    given += "c." + quotedName(from) + " IS NOT NULL AND ";
    same += (same.empty() ? "p." : " AND p.") + quotedName(to) + " = c." + quotedName(from);
  }
  return "SELECT " + keyColumns(table) + ", " + joinedColumns(names) + " FROM " + quotedName(table.name) +
         " c WHERE " + given + "NOT EXISTS (SELECT 1 FROM " + quotedName(reference.table) + " p WHERE " +
         same + ")";
}

// Returns the table and the row for an error message, with spaces for underscores: "sign off 3".
std::string nameOf(std::string table, const std::string& row) {
  std::ranges::replace(table, '_', ' ');
  return table + " " + row;
}

}  // namespace

std::string BrokenReference::text() const {
  return nameOf(table, row) + " without its " + nameOf(parent, written);
}

std::vector<BrokenReference> brokenReferences(Database& database) {
  std::vector<BrokenReference> broken;
  for (const Table& table : database.tables()) {
    for (const Reference& reference : table.references) {
      eachRow(database, brokenRows(table, reference), [&](const Row& row) {
        broken.push_back({table.name, row.text(0), reference.table, row.text(1)});
      });
    }
  }
  return broken;
}

}  // namespace damath::db::detail
