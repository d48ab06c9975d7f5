// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/closed_event.hpp"

#include <algorithm>

#include "db/detail/query.hpp"
#include "db/detail/tables/branch_table.hpp"

namespace damath::db::detail {

namespace {

// A table, and the SQL condition that selects the rows of one event. ?1 is the event's number.
struct EventRows {
  const char* table;
  const char* where;
};

#define DAMATH_OF_ITS_GAMES                                             \
  "(owner = 'game' AND game IN (SELECT id FROM game WHERE event = ?1))" \
  " OR (owner = 'rematch' AND game IN (SELECT id FROM rematch WHERE event = ?1))"

constexpr EventRows kEventRows[] = {
    {"event", "id = ?1"},
    {"entry", "event = ?1"},
    {"absence", "event = ?1"},
    {"check_in", "event = ?1"},
    {"round", "event = ?1"},
    {"game", "event = ?1"},
    {"bye", "event = ?1"},
    {"rematch", "event = ?1"},
    {"lot", "event = ?1"},
    {"sheet_in_force", DAMATH_OF_ITS_GAMES},
    {"review", "sheet IN (SELECT id FROM sheet WHERE " DAMATH_OF_ITS_GAMES ")"},
    {"ruling", "sheet IN (SELECT id FROM sheet WHERE " DAMATH_OF_ITS_GAMES ")"},
};

#undef DAMATH_OF_ITS_GAMES

std::string rowsOf(Database& database, const std::vector<Table>& tables, contest::EventId event) {
  std::string text;
  for (const auto& [name, where] : kEventRows) {
    const auto table = std::ranges::find(tables, name, &Table::name);
    eachRow(
        database, "SELECT " + columnList(*table) + " FROM " + name + " WHERE " + where,
        [&](const Row& row) {
          text += table->name;
          for (int column = 0; column < static_cast<int>(table->columns.size()); ++column) {
            text += row.isNull(column) ? "\x1e" : "\x1f" + row.text(column);
          }
          text += '\n';
        },
        event);
  }
  return text;
}

bool isClosed(const std::vector<Branch>& branches, contest::EventId event) {
  return std::ranges::any_of(branches, [event](const Branch& branch) {
    return (branch.part == BranchPart::Lent && branch.event == event) ||
           (branch.part == BranchPart::Borrowed && branch.event != event);
  });
}

}  // namespace

std::vector<ClosedEvent> closedEvents(Database& database) {
  const std::vector<Branch> all = branches(database);
  std::vector<ClosedEvent> closed;
  if (all.empty()) return closed;
  const std::vector<Table> tables = database.tables();
  eachRow(database, "SELECT id, name FROM event ORDER BY id", [&](const Row& row) {
    const auto event = row.id<contest::EventId>(0);
    if (isClosed(all, event)) closed.push_back({event, row.text(1), rowsOf(database, tables, event)});
  });
  return closed;
}

}  // namespace damath::db::detail
