// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a contest file: identifies and checks the file, and migrates it to this program's version.
#pragma once

#include <filesystem>
#include <memory>

#include "db/records/open_options.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/stamp.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

struct Inspection {
  OpenVerdict verdict;
  // set only if the verdict is Current or Migrated; the connection is ready to read and to record changes
  std::unique_ptr<SqliteDatabase> database;
};

// Opens the file at `path`. Never throws.
[[nodiscard]] Inspection inspected(const std::filesystem::path& path, Instant now,
                                   const OpenOptions& options);

}  // namespace damath::db::sqlite
