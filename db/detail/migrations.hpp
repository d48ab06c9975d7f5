// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered scripts of migrations/, embedded at build time, and those that a contest went through.
#pragma once

#include <span>

#include "db/detail/database.hpp"

namespace damath::db::detail {

struct Migration {
  int number;  // from 1 without gaps
  const char* name;
  const char* checksum;  // SHA-256 of the script, 64 hexadecimal digits
  const char* sql;
};

// "DMTH", the mark that makes a database a contest file.
inline constexpr std::int64_t kApplicationId = 0x444D5448;

// By number. A released script never changes.
[[nodiscard]] std::span<const Migration> migrations();
[[nodiscard]] int newestVersion();

// The scripts that the contest says were applied are those of this program, up to its version. Throws
// BrokenRow where they are not.
void checkApplied(Database& database, std::int64_t version);

}  // namespace damath::db::detail
