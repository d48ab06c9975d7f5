// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a contest file: what it is, whether it is whole, and bringing it up to this version.
#pragma once

#include <filesystem>
#include <memory>

#include "db/records/open_options.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/records.hpp"
#include "db/sqlite/sqlite_database.hpp"

namespace damath::db::sqlite {

struct Inspection {
  OpenVerdict verdict;
  std::unique_ptr<SqliteDatabase>
      database;  // set, configured and with its trail kept, for Current and Migrated
};

// Never throws.
[[nodiscard]] Inspection inspected(const std::filesystem::path& path, Instant now,
                                   const OpenOptions& options);

}  // namespace damath::db::sqlite
