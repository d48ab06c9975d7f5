#include "db/detail/migrator.hpp"

#include <SQLiteCpp/Transaction.h>

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr Migration kMigrations[] = {
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

void migrate(SQLite::Database& database, Instant at) {
  for (const Migration& migration : migrations()) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    // Asked under the lock: another program may have been faster.
    if (versionOf(database) >= migration.number) continue;
    apply(database, migration, at);
    checkReferences(database);
    transaction.commit();
  }
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
