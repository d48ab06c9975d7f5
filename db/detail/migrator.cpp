// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/migrator.hpp"

#include <SQLiteCpp/Transaction.h>

#include "db/detail/changes.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal_table.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr Migration kMigrations[] = {
#include "db/journal_action.hpp"
#include "migrations.inc"
};

void checkReferences(SQLite::Database& database) {
  eachRow(database, "PRAGMA foreign_key_check",
          [](const Row& row) { throw BrokenRow("foreign key of table " + row.text(0)); });
}

}  // namespace

std::span<const Migration> migrations() {
  return kMigrations;
}

int newestVersion() {
  return migrations().back().number;
}

std::int64_t applicationIdOf(SQLite::Database& database) {
  return firstNumber(database, "PRAGMA application_id").value_or(0);
}

std::int64_t versionOf(SQLite::Database& database) {
  return firstNumber(database, "PRAGMA user_version").value_or(0);
}

void apply(SQLite::Database& database, const Migration& migration, Instant at) {
  database.exec(migration.sql);
  run(database, "INSERT INTO migration (number, name, checksum, at) VALUES (?, ?, ?, ?)", migration.number,
      migration.name, migration.checksum, toText(at));
  database.exec("PRAGMA user_version = " + std::to_string(migration.number));
  database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
}

namespace {

// A script that builds a table anew would count every row that points at it as astray meanwhile.
class WithoutReferences {
 public:
  explicit WithoutReferences(SQLite::Database& database) : m_database(&database) {
    database.exec("PRAGMA foreign_keys = OFF");
  }
  WithoutReferences(const WithoutReferences&) = delete;
  WithoutReferences& operator=(const WithoutReferences&) = delete;
  ~WithoutReferences() { m_database->tryExec("PRAGMA foreign_keys = ON"); }

 private:
  SQLite::Database* m_database;
};

// The tables as they stand, so that every change from here on can be held against them. A script that
// changes a table of the present state is followed by such a row as well: nothing before it is undone.
void addBaseline(SQLite::Database& database, Instant at) {
  addToJournal(database, {at, "damath", {}}, {}, {JournalAction::Migrate, "contest", {}, "{}"}, {},
               insertions(database));
}

}  // namespace

void migrate(SQLite::Database& database, Instant at) {
  const WithoutReferences unchecked(database);
  addJournalDigest(database);
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  // Asked under the lock: another program may have been faster.
  const std::int64_t version = versionOf(database);
  if (version >= newestVersion()) return;
  for (const Migration& migration : migrations()) {
    if (migration.number > version) apply(database, migration, at);
  }
  checkReferences(database);
  addBaseline(database, at);
  transaction.commit();
}

void checkApplied(SQLite::Database& database) {
  const std::int64_t version = versionOf(database);
  int expected = 0;
  eachRow(database, "SELECT number, name, checksum FROM migration ORDER BY number", [&](const Row& row) {
    ++expected;
    if (row.number(0) != expected || expected > newestVersion()) throw BrokenRow("migrations: a gap");
    const Migration& migration = migrations()[static_cast<std::size_t>(expected) - 1];
    if (row.text(1) != migration.name || row.text(2) != migration.checksum) {
      throw BrokenRow("migrations: " + row.text(1) + " is not the script of this program");
    }
  });
  if (expected != version) throw BrokenRow("migrations: not those of version " + std::to_string(version));
}

}  // namespace damath::db::detail
