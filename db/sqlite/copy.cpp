// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/copy.hpp"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <system_error>

#include "db/detail/document/references.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/migrations.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/new_file.hpp"
#include "db/sqlite/schema_check.hpp"
#include "db/sqlite/sqlite_fault.hpp"
#include "platform/durable_file.hpp"
#include "platform/file_path.hpp"

namespace damath::db::sqlite {

namespace fs = std::filesystem;

namespace {

void writeOver(SqliteDatabase& target, SqliteDatabase& source) {
  target.execute("PRAGMA synchronous = EXTRA");
  const int code =
      translated([&] { return SQLite::Backup(target.handle(), source.handle()).executeStep(-1); });
  if (code != SQLITE_DONE) throw detail::Refused(faultOf(code), "copying stopped");
}

// Replaces a target into which SQLite does not write, for example because the target is cut short. The
// content is written to a file beside the target, which then takes its name. If the target is a symbolic
// link, the file to which it points is replaced, and the link stays. After a crash or an error, the target is
// the damaged or the whole file.
void replaceDamaged(const fs::path& target, SqliteDatabase& source, const OpenOptions& options) {
  const fs::path damaged = platform::resolvedPath(target);
  const fs::path whole = damaged.string() + ".restored";
  std::error_code error;
  fs::remove(whole, error);
  static_cast<void>(makeBeside(whole, [&](const fs::path& making) {
    writeOver(*connected(making, options), source);
    return true;
  }));
  // The rollback journal of the damaged file does not belong to the new content.
  fs::remove(damaged.string() + "-journal", error);
  if (!error) fs::rename(whole, damaged, error);
  if (!error) error = platform::syncFolderOf(damaged);
  if (!error) return;
  std::error_code ignored;
  fs::remove(whole, ignored);
  throw detail::Refused(StoreFault::Unexpected, error.message());
}

// Returns the version of the tables. Throws BrokenRow if the file is not a contest file, or if the program
// does not read this version.
std::int64_t knownVersionOf(SqliteDatabase& database) {
  if (applicationIdOf(database) != detail::kApplicationId) throw detail::BrokenRow("no contest file");
  const std::int64_t version = versionOf(database);
  if (version < detail::firstVersion() || version > detail::newestVersion()) {
    throw detail::BrokenRow("a contest file of version " + std::to_string(version));
  }
  return version;
}

}  // namespace

std::int64_t copyTo(SqliteDatabase& source, const fs::path& to, const OpenOptions& options) {
  std::error_code unknown;
  if (fs::symlink_status(to, unknown).type() != fs::file_type::not_found)
    throw detail::Refused(StoreFault::FileExists, to.string());
  std::int64_t newest = 0;
  static_cast<void>(makeBeside(to, [&](const fs::path& making) {
    const auto target = connected(making, options);
    writeOver(*target, source);
    checkSchema(*target, knownVersionOf(*target));
    const std::string complaint = quickCheck(*target);
    if (!complaint.empty()) throw detail::BrokenRow("backup: " + complaint);
    newest = detail::lastJournalNumber(*target);
    return true;
  }));
  return newest;
}

void copyOver(const fs::path& target, const fs::path& from, const OpenOptions& options) {
  const auto source = connected(from, options);
  checkSchema(*source, knownVersionOf(*source));
  const std::string complaint = quickCheck(*source);
  if (!complaint.empty()) throw detail::BrokenRow(complaint);
  if (const auto broken = detail::brokenReferences(*source); !broken.empty()) {
    throw detail::BrokenRow(broken.front().text());
  }
  std::error_code error;
  if (fs::exists(target, error)) {
    try {
      return writeOver(*connected(target, options), *source);
    } catch (const detail::Refused& refused) {
      if (refused.fault() != StoreFault::Damaged) throw;
    }
    return replaceDamaged(target, *source, options);
  }
  static_cast<void>(makeBeside(target, [&](const fs::path& making) {
    writeOver(*connected(making, options), *source);
    return true;
  }));
}

}  // namespace damath::db::sqlite
