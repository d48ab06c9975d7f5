// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/inspection.hpp"

#include <sqlite3.h>

#include <optional>
#include <string>
#include <system_error>

#include "db/detail/document/references.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/migrations.hpp"
#include "db/records/hall_mark.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/copy.hpp"
#include "db/sqlite/migrator.hpp"
#include "db/sqlite/schema_check.hpp"
#include "db/sqlite/sqlite_fault.hpp"
#include "platform/lock_holder.hpp"

namespace damath::db::sqlite {

namespace {

namespace fs = std::filesystem;

OpenVerdict verdictOf(const SqliteFault& exception, const fs::path& path) {
  const int code = exception.code() & 0xff;
  if (code == SQLITE_NOTADB) return NotOurs{};
  // An SQL error here means that the file is marked as a contest file (application id), but lacks its tables.
  if (code == SQLITE_ERROR) return Damaged{exception.what()};
  switch (exception.fault()) {
    case StoreFault::Busy:
      return Busy{platform::lockHolderOf(path)};
    case StoreFault::Damaged:
      return Damaged{exception.what()};
    case StoreFault::ReadOnly:
      return Unreadable{Obstacle::ReadOnly, exception.what()};
    case StoreFault::CannotOpen:
      return Unreadable{Obstacle::NoAccess, exception.what()};
    default:
      return Unreadable{Obstacle::ReadError, exception.what()};
  }
}

// Returns the path of the backup before a migration, beside the file: "name.v11-20261120-010203.bak". Adds a
// number if that name is taken.
fs::path backupPath(const fs::path& file, std::int64_t version, Instant at) {
  std::string moment;
  for (const char c : toText(at)) {
    if (c >= '0' && c <= '9') moment += c;
    if (c == 'T') moment += '-';
  }
  const std::string stem = file.stem().string() + ".v" + std::to_string(version) + "-" + moment;
  fs::path path = file.parent_path() / (stem + ".bak");
  std::error_code ignored;
  for (int next = 2; fs::exists(path, ignored); ++next) {
    path = file.parent_path() / (stem + "-" + std::to_string(next) + ".bak");
  }
  return path;
}

OpenVerdict migrated(SqliteDatabase& database, const fs::path& path, std::int64_t from, Instant now,
                     const OpenOptions& options) {
  const fs::path backup = backupPath(path, from, now);
  const auto done = detail::guardedOn(database, [&] {
    copyTo(database, backup, options);
    migrate(database, now);
  });
  if (done) return Migrated{static_cast<int>(from), detail::newestVersion(), backup};
  if (done.error().fault == StoreFault::Busy) return Busy{done.error().holder};
  return Unreadable{Obstacle::MigrationFailed, done.error().detail};
}

// Returns the verdict that forbids a change of the file because of its mark: the contest is shared, or the
// mark is not a readable small file. nullopt if there is no mark.
std::optional<OpenVerdict> markedAt(const fs::path& mark) {
  const auto since = hallMarkLine(mark);
  if (since) return Unreadable{Obstacle::InHall, *since};
  if (since.error() == platform::ReadFault::Missing) return std::nullopt;
  return Unreadable{Obstacle::SideFile, mark.string()};
}

// Returns the verdict of the mark beside `path`. If `path` is a symbolic link and has no mark, returns the
// verdict of the mark beside the file itself. nullopt if there is no mark.
std::optional<OpenVerdict> inHallSince(const fs::path& path) {
  if (auto marked = markedAt(hallMarkOf(path))) return marked;
  std::error_code error;
  const fs::path file = fs::canonical(path, error);
  return error ? std::nullopt : markedAt(hallMarkOf(file));
}

// Checks the file. Only if the result is Current, the caller may change the file. Throws on a database error.
OpenVerdict examined(SqliteDatabase& database, const OpenOptions& options) {
  if (applicationIdOf(database) != detail::kApplicationId) return NotOurs{};
  const std::int64_t version = versionOf(database);
  if (detail::isTestVersion(version)) {
    return TestVersionRefused{static_cast<int>(version), detail::firstVersion()};
  }
  if (version > detail::newestVersion()) {
    return NewerRefused{static_cast<int>(version), detail::newestVersion()};
  }
  if (version < detail::firstVersion()) return Damaged{"no version of a contest file"};
  checkSchema(database, version);
  const std::string complaint = quickCheck(database);
  if (!complaint.empty()) return Damaged{complaint};
  detail::checkApplied(database, version);
  if (options.references == References::Whole) {
    const auto broken = detail::brokenReferences(database);
    if (!broken.empty()) return Damaged{broken.front().text()};
  }
  const bool mustWrite = options.access == Access::Change || version < detail::newestVersion();
  if (mustWrite && isReadOnly(database)) return Unreadable{Obstacle::ReadOnly, {}};
  return Current{};
}

}  // namespace

Inspection inspected(const fs::path& path, Instant now, const OpenOptions& options) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return {Unreadable{Obstacle::Missing, {}}, nullptr};
  if (error) return {Unreadable{Obstacle::NoAccess, error.message()}, nullptr};
  if (!fs::is_regular_file(status)) return {Unreadable{Obstacle::NoFile, {}}, nullptr};
  if (options.access == Access::Change) {
    if (auto marked = inHallSince(path)) return {*std::move(marked), nullptr};
  }
  if (const auto journal = falseJournal(path)) {
    return {Unreadable{Obstacle::SideFile, journal->string()}, nullptr};
  }
  try {
    auto database = connected(path, options);
    OpenVerdict verdict = examined(*database, options);
    if (!std::holds_alternative<Current>(verdict)) return {std::move(verdict), nullptr};
    configure(*database);
    if (const std::int64_t version = versionOf(*database); version < detail::newestVersion()) {
      verdict = migrated(*database, path, version, now, options);
      if (!std::holds_alternative<Migrated>(verdict)) return {std::move(verdict), nullptr};
    }
    database->holdSchema(detail::newestVersion());
    database->keepTrail(SqliteDatabase::TrailFrom::NextChange);
    return {std::move(verdict), std::move(database)};
  } catch (const SqliteFault& exception) {
    return {verdictOf(exception, path), nullptr};
  } catch (const detail::BrokenRow& row) {
    return {Damaged{row.what()}, nullptr};
  } catch (const detail::Refused& refused) {
    if (refused.fault() == StoreFault::ForeignSchema) return {ChangedByOthers{refused.what()}, nullptr};
    if (refused.fault() == StoreFault::Busy) return {Busy{platform::lockHolderOf(path)}, nullptr};
    return {Unreadable{Obstacle::NoAccess, refused.what()}, nullptr};
  } catch (const std::exception& exception) {
    return {Unreadable{Obstacle::ReadError, exception.what()}, nullptr};
  }
}

}  // namespace damath::db::sqlite
