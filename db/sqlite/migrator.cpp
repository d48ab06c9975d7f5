// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/migrator.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "db/detail/document/references.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/query.hpp"
#include "db/detail/trail/trail.hpp"
#include "db/records/journal_action.hpp"
#include "db/sqlite/seal.hpp"

namespace damath::db::sqlite {

namespace {

// Switches foreign keys off until its destructor. A script that rebuilds a table would break all references
// to the table for a moment.
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

// Returns each state table (a table whose changes the journal records) with its columns, as texts.
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

void noteScripts(SqliteDatabase& database, std::int64_t from, std::int64_t to, Instant at) {
  for (const detail::Migration& script : detail::migrations(from, to)) {
    detail::run(database, "INSERT INTO migration (number, name, checksum, at) VALUES (?, ?, ?, ?)",
                script.number, script.name, script.checksum, toText(at));
  }
  database.execute("PRAGMA user_version = " + std::to_string(to));
  database.execute("PRAGMA application_id = " + std::to_string(detail::kApplicationId));
}

void applyScripts(SqliteDatabase& database, std::int64_t from, std::int64_t to, Instant at) {
  for (const detail::Migration& script : detail::migrations(from, to)) database.execute(script.sql);
  noteScripts(database, from, to, at);
}

// Returns SQL that makes the tables of `database`, as the migration scripts made them. The SQL inserts no
// rows, except those of the table `sequence`.
std::string madeIn(SqliteDatabase& database) {
  std::string text;
  detail::eachRow(
      database,
      "SELECT sql FROM (SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid)"
      " UNION ALL SELECT 'INSERT INTO sequence (name, last) VALUES (' || quote(name) || ', ' || last || ')'"
      " FROM sequence",
      [&](const detail::Row& row) { text += row.text(0) + ";\n"; });
  return text;
}

}  // namespace

void makeTables(SqliteDatabase& database, std::int64_t to, Instant at) {
  const Unsealed own(database.handle().getHandle());
  static std::mutex guard;
  static std::map<std::int64_t, std::string> made;  // by table version: the SQL that makes the tables
  std::unique_lock lock(guard);
  const std::string text = made[to];
  lock.unlock();
  if (!text.empty()) {
    database.execute(text);
    noteScripts(database, 0, to, at);
    return;
  }
  applyScripts(database, 0, to, at);
  std::string applied = madeIn(database);
  lock.lock();
  made[to] = std::move(applied);
}

void migrate(SqliteDatabase& database, Instant at) {
  const Unsealed own(database.handle().getHandle());
  const WithoutReferences unchecked(database);
  detail::Transaction transaction(database, detail::Purpose::Change);
  // Reads the version of the file again, now that this program holds the write lock: another program may have
  // migrated the file in the meantime.
  const std::int64_t version = versionOf(database);
  if (version >= detail::newestVersion()) return;
  const std::vector<std::string> before = shapesOf(database);
  applyScripts(database, version, detail::newestVersion(), at);
  if (const auto broken = detail::brokenReferences(database); !broken.empty()) {
    throw detail::BrokenRow("foreign key of table " + broken.front().table);
  }
  // Records all rows of the state tables (the contest's present data) in the journal if a script changed the
  // columns of such a table. Later checks start from this record, and no earlier action can be undone. A new
  // table needs no record, because it has no rows.
  const bool isAnew = isAnyChanged(before, shapesOf(database));
  detail::addToJournal(database, {at, "damath", {}}, {}, {JournalAction::Migrate, "contest", {}, "{}"}, {},
                       isAnew ? detail::Trail(database).insertions() : std::string());
  transaction.commit();
}

}  // namespace damath::db::sqlite
