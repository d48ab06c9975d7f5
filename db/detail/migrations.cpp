// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/migrations.hpp"

#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr Migration kMigrations[] = {
#include "migrations.inc"
};

}  // namespace

std::span<const Migration> migrations() {
  return kMigrations;
}

int newestVersion() {
  return migrations().back().number;
}

void checkApplied(Database& database, std::int64_t version) {
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
