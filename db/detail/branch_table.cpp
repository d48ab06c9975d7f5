// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/branch_table.hpp"

#include <algorithm>

#include "core/every.hpp"
#include "core/spellings.hpp"
#include "db/detail/changes.hpp"
#include "db/detail/codec.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr Spelling<BranchPart> kParts[] = {
    {BranchPart::Lent, "lent"}, {BranchPart::Borrowed, "borrowed"}, {BranchPart::Returned, "returned"}};
static_assert(coversEvery(kParts));

// Which rows of a table are an event's; ?1 is the event.
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

std::string rowsOf(SQLite::Database& database, contest::EventId event) {
  std::string text;
  for (const auto& [table, where] : kEventRows) {
    const std::string sql = std::string("SELECT * FROM ") + table + " WHERE " + where;
    SQLite::Statement rows = prepared(database, sql.c_str(), event);
    while (rows.executeStep()) {
      text += table;
      for (int column = 0; column < rows.getColumnCount(); ++column) {
        text += rows.isColumnNull(column) ? "\x1e" : "\x1f" + rows.getColumn(column).getString();
      }
      text += '\n';
    }
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

std::vector<ClosedEvent> closedEvents(SQLite::Database& database) {
  const std::vector<Branch> all = branches(database);
  std::vector<ClosedEvent> closed;
  if (all.empty()) return closed;
  eachRow(database, "SELECT id, name FROM event ORDER BY id", [&](const Row& row) {
    const auto event = row.id<contest::EventId>(0);
    if (isClosed(all, event)) closed.push_back({event, row.text(1), rowsOf(database, event)});
  });
  return closed;
}

std::vector<Branch> branches(SQLite::Database& database) {
  std::vector<Branch> list;
  eachRow(database, "SELECT key, event, part, since, digest, \"by\", at FROM branch ORDER BY since, key",
          [&](const Row& row) {
            const std::string part = row.text(2);
            list.push_back({row.text(0), row.id<contest::EventId>(1),
                            spelled(valueOf(kParts, part), "part", part), row.number(3), row.text(4),
                            row.text(5), row.text(6)});
          });
  return list;
}

void addBranch(SQLite::Database& database, const Branch& branch) {
  run(database,
      "INSERT INTO branch (key, event, part, since, digest, \"by\", at) VALUES (?, ?, ?, ?, ?, ?, ?)",
      branch.key, branch.event, spellingOf(kParts, branch.part), branch.since, branch.digest, branch.by,
      branch.at);
}

void setPart(SQLite::Database& database, const std::string& key, BranchPart part) {
  run(database, "UPDATE branch SET part = ? WHERE key = ?", spellingOf(kParts, part), key);
}

void leaveRoom(SQLite::Database& database) {
  // One block of numbers for each branch that was ever made.
  run(database, "UPDATE sequence SET last = (SELECT count(*) FROM branch) * 1000000000");
}

void mergeBranch(SQLite::Database& database, SQLite::Database& other, const Branch& branch) {
  std::vector<std::string> changes;
  eachRow(
      other,
      "SELECT changes FROM journal WHERE branch = '' AND number > ? AND changes IS NOT NULL ORDER BY number",
      [&](const Row& row) { changes.push_back(row.text(0)); }, branch.since);
  // Evidence first: the state points at it.
  for (const char* table : {"sheet", "finding", "acceptance", "sign_off", "violation"}) {
    copyMissing(other, database, table);
  }
  carryOut(database, joined(changes));
  eachRow(
      other,
      "SELECT number, at, \"by\", action, subject, before, after, reason, act, target, care, changes, digest"
      " FROM journal WHERE branch = '' AND number > ? ORDER BY number",
      [&](const Row& row) {
        const auto bytes = row.optionalText(11);
        run(database,
            "INSERT INTO journal (branch, number, at, \"by\", action, subject, before, after, reason, act, "
            "target,"
            " care, changes, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            branch.key, row.number(0), row.text(1), row.text(2), row.text(3), row.text(4),
            row.optionalText(5), row.text(6), row.text(7), row.number(8),
            row.optionalText(9) ? std::optional(row.number(9)) : std::nullopt, row.optionalText(10),
            bytes ? std::optional(Blob{*bytes}) : std::nullopt, row.text(12));
      },
      branch.since);
}

}  // namespace damath::db::detail
