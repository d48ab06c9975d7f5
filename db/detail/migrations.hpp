// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered scripts of migrations/, embedded at build time, and a check of the scripts that a contest has
// applied.
#pragma once

#include <span>

#include "db/detail/database.hpp"

namespace damath::db::detail {

struct Migration {
  int number;  // from 1, without gaps
  const char* name;
  const char* checksum;  // SHA-256 of the script, 64 hexadecimal digits
  const char* sql;
};

// "DMTH", the application id that marks an SQLite database as a contest file.
inline constexpr std::int64_t kApplicationId = 0x444D5448;

// Ordered by number. A released script never changes.
[[nodiscard]] std::span<const Migration> migrations();
[[nodiscard]] int newestVersion();

// Checks that the scripts applied to the contest are this program's scripts 1 to `version`. Throws BrokenRow
// if not.
void checkApplied(Database& database, std::int64_t version);

}  // namespace damath::db::detail
