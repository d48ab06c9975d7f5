// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/document_schema.hpp"

#include <algorithm>
#include <array>

namespace damath::db::detail {

namespace {

// The order of the tables in a document, chosen for people who read it: events before games, the long journal
// last. Tables that are not listed follow, sorted by name.
constexpr std::array<std::string_view, 30> kOrder = {
    "migration",  "contest", "notice",       "school",    "player",     "event",
    "entry",      "absence", "check_in",     "round",     "game",       "bye",
    "rematch",    "lot",     "sheet",        "finding",   "acceptance", "sheet_in_force",
    "review",     "ruling",  "sign_off",     "violation", "live_game",  "live_step",
    "live_clock", "paper",   "private_text", "branch",    "sequence",   "journal"};

struct JsonColumn {
  std::string_view table;
  std::string_view column;
};
constexpr JsonColumn kJson[] = {
    {"event", "chip_set"},   {"event", "ruleset"},    {"sheet", "content"},  {"acceptance", "corrections"},
    {"finding", "findings"}, {"review", "keyed"},     {"paper", "subject"},  {"live_step", "step"},
    {"live_step", "clock"},  {"live_clock", "clock"}, {"journal", "before"}, {"journal", "after"},
    {"journal", "care"}};

bool isJson(const Table& table, const Column& column) {
  return std::ranges::any_of(
      kJson, [&](const JsonColumn& each) { return each.table == table.name && each.column == column.name; });
}

}  // namespace

std::vector<Table> documentTables(Database& database) {
  std::vector<Table> tables = database.tables();
  for (Table& table : tables) {
    for (Column& column : table.columns) {
      if (isJson(table, column)) column.type = ColumnType::Json;
    }
  }
  std::ranges::stable_sort(
      tables, {}, [](const Table& table) { return std::ranges::find(kOrder, table.name) - kOrder.begin(); });
  return tables;
}

}  // namespace damath::db::detail
