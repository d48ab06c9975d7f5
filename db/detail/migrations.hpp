// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered SQL scripts of the folder migrations, which the build puts into the program, and a check that
// a contest was made with the same scripts. The number of the newest script is the version of the tables.
#pragma once

#include <span>

#include "db/detail/database.hpp"

namespace damath::db::detail {

struct Migration {
  int number;  // the script's number; numbers have no gaps
  const char* name;
  const char* checksum;  // SHA-256 digest of the script, 64 hexadecimal digits
  const char* sql;
  const char* hallSql;  // the script for the tables of a shared contest, which the build derives from `sql`
};

// "DMTH" as a number. An SQLite database with this application id is a contest file.
inline constexpr std::int64_t kApplicationId = 0x444D5448;

// Returns all scripts, ordered by number. A released script never changes.
[[nodiscard]] std::span<const Migration> migrations();
// Returns the oldest table version that the program reads. Lower numbers belong to test versions of the
// program.
[[nodiscard]] inline int firstVersion() {
  return migrations().front().number;
}
[[nodiscard]] inline int newestVersion() {
  return migrations().back().number;
}
// True if a test version of the program wrote tables of this version.
[[nodiscard]] inline bool isTestVersion(std::int64_t version) {
  return version > 0 && version < firstVersion();
}
// Returns the scripts that bring tables of version `from` to version `to`. Precondition: the program reads
// both versions, or `from` is 0, which stands for a database without tables.
[[nodiscard]] std::span<const Migration> migrations(std::int64_t from, std::int64_t to);

// Checks that the contest was made with this program's scripts up to `version`. Throws BrokenRow if a script
// is missing or differs, or if a later script was applied too.
void checkApplied(Database& database, std::int64_t version);

}  // namespace damath::db::detail
