// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/copy.hpp"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

#include "db/detail/connection.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/migrator.hpp"

namespace damath::db::detail {

namespace fs = std::filesystem;

void claim(const fs::path& path) {
  errno = 0;
  std::FILE* file = std::fopen(path.c_str(), "wbx");
  if (file == nullptr) {
    const StoreFault fault = errno == EEXIST   ? StoreFault::FileExists
                             : errno == ENOSPC ? StoreFault::DiskFull
                                               : StoreFault::CannotOpen;
    throw Refused(fault, path.string());
  }
  std::fclose(file);
}

void abandon(const fs::path& path) {
  std::error_code ignored;
  fs::remove(path, ignored);
  fs::remove(fs::path(path.string() + "-journal"), ignored);
}

void copyTo(SQLite::Database& source, const fs::path& to, const OpenOptions& options) {
  claim(to);
  try {
    const auto target = connected(to, options);
    target->exec("PRAGMA synchronous = EXTRA");
    {
      SQLite::Backup backup(*target, source);
      const int code = backup.executeStep(-1);
      if (code != SQLITE_DONE) throw Refused(faultOf(code), "backup stopped");
    }
    const std::string complaint = quickCheck(*target);
    if (!complaint.empty()) throw BrokenRow("backup: " + complaint);
  } catch (...) {
    abandon(to);
    throw;
  }
}

void copyOver(const fs::path& target, const fs::path& from, const OpenOptions& options) {
  const auto source = connected(from, options);
  if (applicationIdOf(*source) != kApplicationId) throw BrokenRow("no contest file");
  const std::string complaint = quickCheck(*source);
  if (!complaint.empty()) throw BrokenRow(complaint);
  if (const auto broken = brokenReferences(*source); !broken.empty()) throw BrokenRow(broken.front());
  std::error_code error;
  const bool isNew = !fs::exists(target, error);
  if (isNew) claim(target);
  try {
    const auto file = connected(target, options);
    file->exec("PRAGMA synchronous = EXTRA");
    SQLite::Backup backup(*file, *source);
    const int code = backup.executeStep(-1);
    if (code != SQLITE_DONE) throw Refused(faultOf(code), "restoring stopped");
  } catch (...) {
    if (isNew) abandon(target);
    throw;
  }
}

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

}  // namespace damath::db::detail
