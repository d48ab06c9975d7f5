// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document_schema.hpp"

#include <algorithm>
#include <array>

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

// As a reader wants them; tables that are not named here stand behind, by their names.
constexpr std::array<std::string_view, 23> kOrder = {
    "migration", "contest", "school",   "player",    "event",  "entry",    "absence",    "round",
    "game",      "bye",     "rematch",  "lot",       "sheet",  "finding",  "acceptance", "sheet_in_force",
    "review",    "ruling",  "sign_off", "violation", "branch", "sequence", "journal"};

struct JsonColumn {
  std::string_view table;
  std::string_view column;
};
constexpr JsonColumn kJson[] = {{"event", "chip_set"},         {"event", "ruleset"},    {"sheet", "content"},
                                {"acceptance", "corrections"}, {"finding", "findings"}, {"review", "keyed"},
                                {"journal", "before"},         {"journal", "after"},    {"journal", "care"}};

ColumnType typeOf(const std::string& table, const std::string& column, const std::string& declared) {
  if (declared == "INTEGER") return ColumnType::Number;
  if (declared == "BLOB") return ColumnType::Bytes;
  if (declared != "TEXT") throw BrokenRow("schema: " + table + "." + column + " is " + declared);
  const bool isJson = std::ranges::any_of(
      kJson, [&](const JsonColumn& each) { return each.table == table && each.column == column; });
  return isJson ? ColumnType::Json : ColumnType::Text;
}

std::vector<DocumentColumn> columnsOf(SQLite::Database& database, const std::string& table) {
  std::vector<DocumentColumn> columns;
  eachRow(
      database, "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?) ORDER BY cid",
      [&](const Row& row) {
        const int key = row.smallNumber(3);
        const bool isRequired = row.number(2) != 0 || key > 0;
        columns.push_back({row.text(0), typeOf(table, row.text(0), row.text(1)),
                           isRequired ? Nothing::Refused : Nothing::Allowed, key});
      },
      table);
  return columns;
}

}  // namespace

std::vector<std::size_t> DocumentTable::key() const {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].key > 0) places.push_back(i);
  }
  std::ranges::sort(places, {}, [this](std::size_t place) { return columns[place].key; });
  return places;
}

std::vector<DocumentTable> documentTables(SQLite::Database& database) {
  std::vector<DocumentTable> tables;
  eachRow(database,
          "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
          [&](const Row& row) {
            tables.push_back({row.text(0), columnsOf(database, row.text(0))});
          });
  std::ranges::stable_sort(tables, {}, [](const DocumentTable& table) {
    return std::ranges::find(kOrder, table.name) - kOrder.begin();
  });
  return tables;
}

std::string quotedName(std::string_view name) {
  return '"' + std::string(name) + '"';
}

}  // namespace damath::db::detail
