// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/file_facts.hpp"

#include <memory>

#include "db/detail/failure.hpp"
#include "db/detail/journal/replaced_rows.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/query.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/schema_check.hpp"

namespace damath::db {

namespace {

// Opens a contest file of any supported version and compares its schema. Throws if the file is not a contest
// file, has an unsupported version, or has another schema.
std::unique_ptr<sqlite::SqliteDatabase> contestAt(const std::filesystem::path& path,
                                                  const OpenOptions& options) {
  auto database = sqlite::connected(path, options);
  if (sqlite::applicationIdOf(*database) != detail::kApplicationId) {
    throw detail::BrokenRow("no contest file");
  }
  const std::int64_t version = sqlite::versionOf(*database);
  if (detail::isTestVersion(version)) throw detail::Refused(StoreFault::TestVersion, path.string());
  if (version > detail::newestVersion()) throw detail::Refused(StoreFault::NewerVersion, path.string());
  if (version < detail::firstVersion()) throw detail::BrokenRow("no version of a contest file");
  sqlite::checkSchema(*database, version);
  return database;
}

}  // namespace

StoreResult<std::vector<ReplacedRows>> replacedRows(const std::filesystem::path& path,
                                                    const std::filesystem::path& backup,
                                                    const OpenOptions& options) {
  return detail::guarded([&]() -> std::vector<ReplacedRows> {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return {};
    const auto standing = contestAt(path, options);
    const auto kept = contestAt(backup, options);
    return detail::rowsNotIn(*standing, *kept);
  });
}

StoreResult<FileFacts> factsOf(const std::filesystem::path& path, const OpenOptions& options) {
  return detail::guarded([&] {
    const auto database = contestAt(path, options);
    FileFacts facts;
    facts.name = detail::firstText(*database, "SELECT name FROM contest").value_or(std::string());
    detail::eachRow(*database,
                    "SELECT number || ' ' || at || ' ' || action || ' ' || subject || ' ' || \"by\", at"
                    " FROM journal ORDER BY rowid",
                    [&](const detail::Row& row) {
                      facts.changes.push_back(row.text(0));
                      facts.lastChange = row.text(1);
                    });
    facts.borrowed = detail::firstText(*database,
                                       "SELECT e.name FROM branch b JOIN event e ON e.id = b.event"
                                       " WHERE b.part = 'borrowed'");
    return facts;
  });
}

}  // namespace damath::db
