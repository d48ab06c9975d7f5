// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/migrator.hpp"

#include <algorithm>

#include "db/detail/document/references.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/query.hpp"
#include "db/detail/trail/trail.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db::sqlite {

namespace {

// A script that builds a table anew would count every row that points at it as astray meanwhile.
class WithoutReferences {
 public:
  explicit WithoutReferences(SqliteDatabase& database) : m_database(&database) {
    database.execute("PRAGMA foreign_keys = OFF");
  }
  WithoutReferences(const WithoutReferences&) = delete;
  WithoutReferences& operator=(const WithoutReferences&) = delete;
  ~WithoutReferences() { m_database->handle().tryExec("PRAGMA foreign_keys = ON"); }

 private:
  SqliteDatabase* m_database;
};

// The state tables by their columns.
std::vector<std::string> shapesOf(SqliteDatabase& database) {
  std::vector<std::string> shapes;
  for (const detail::Table& table : detail::stateTablesOf(database.tables())) {
    shapes.push_back(table.name + ": " + columnList(table));
  }
  return shapes;
}

bool isAnyChanged(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  return std::ranges::any_of(
      before, [&after](const std::string& shape) { return std::ranges::find(after, shape) == after.end(); });
}

}  // namespace

std::int64_t applicationIdOf(SqliteDatabase& database) {
  return detail::firstNumber(database, "PRAGMA application_id").value_or(0);
}

std::int64_t versionOf(SqliteDatabase& database) {
  return detail::firstNumber(database, "PRAGMA user_version").value_or(0);
}

void applyScripts(SqliteDatabase& database, std::int64_t from, std::int64_t to, Instant at) {
  for (const detail::Migration& script : detail::migrations()) {
    if (script.number <= from || script.number > to) continue;
    database.execute(script.sql);
    detail::run(database, "INSERT INTO migration (number, name, checksum, at) VALUES (?, ?, ?, ?)",
                script.number, script.name, script.checksum, toText(at));
  }
  database.execute("PRAGMA user_version = " + std::to_string(to));
  database.execute("PRAGMA application_id = " + std::to_string(detail::kApplicationId));
}

void migrate(SqliteDatabase& database, Instant at) {
  const WithoutReferences unchecked(database);
  detail::Transaction transaction(database, detail::Purpose::Change);
  // Asked under the lock: another program may have been faster.
  const std::int64_t version = versionOf(database);
  if (version >= detail::newestVersion()) return;
  const std::vector<std::string> before = shapesOf(database);
  applyScripts(database, version, detail::newestVersion(), at);
  if (const auto broken = detail::brokenReferences(database); !broken.empty()) {
    throw detail::BrokenRow("foreign key of table " + broken.front().table);
  }
  // Where a script changed tables of the present state (a new one has no rows), or no changes were kept
  // before, they stand in the journal whole: what comes is held against that, and nothing before it is
  // undone.
  const bool isAnew =
      isAnyChanged(before, shapesOf(database)) ||
      !detail::firstNumber(database, "SELECT number FROM journal WHERE changes IS NOT NULL LIMIT 1");
  detail::addToJournal(database, {at, "damath", {}}, {}, {JournalAction::Migrate, "contest", {}, "{}"}, {},
                       isAnew ? detail::Trail(database).insertions() : std::string());
  transaction.commit();
}

}  // namespace damath::db::sqlite
