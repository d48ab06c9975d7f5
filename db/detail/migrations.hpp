// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered scripts of migrations/, embedded at build time, and a check of the scripts that a contest has
// applied. The number of the newest script is the version of the tables.
#pragma once

#include <span>

#include "db/detail/database.hpp"

namespace damath::db::detail {

struct Migration {
  int number;  // without gaps
  const char* name;
  const char* checksum;  // SHA-256 of the script, 64 hexadecimal digits
  const char* sql;
  const char* hallSql;  // the same for the tables of a shared contest, derived by the build
};

// "DMTH", the application id that marks an SQLite database as a contest file.
inline constexpr std::int64_t kApplicationId = 0x444D5448;

// Ordered by number. A released script never changes.
[[nodiscard]] std::span<const Migration> migrations();
// The first version that the program reads. Test versions of the program used the numbers before it.
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
// both versions, or `from` is 0: no tables.
[[nodiscard]] std::span<const Migration> migrations(std::int64_t from, std::int64_t to);

// Checks that the scripts applied to the contest are this program's scripts up to `version`. Throws BrokenRow
// if not.
void checkApplied(Database& database, std::int64_t version);

}  // namespace damath::db::detail
