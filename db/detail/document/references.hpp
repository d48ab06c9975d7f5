// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that name others which are not there.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::detail {

struct BrokenReference {
  std::string table;
  std::string row;      // its key, the values parted by blanks
  std::string parent;   // the table that has no such row
  std::string written;  // what the row names

  // "game 17 without its entry 3"
  [[nodiscard]] std::string text() const;
};

// Throws.
[[nodiscard]] std::vector<BrokenReference> brokenReferences(Database& database);
}  // namespace damath::db::detail
