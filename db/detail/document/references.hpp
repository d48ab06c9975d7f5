// SPDX-License-Identifier: GPL-3.0-or-later
// Finds rows that refer to a missing row.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::detail {

struct BrokenReference {
  std::string table;
  std::string row;      // the row's key, values separated by spaces
  std::string parent;   // the table that lacks the row
  std::string written;  // the key of the missing row

  // Returns "game 17 without its entry 3".
  [[nodiscard]] std::string text() const;
};

// Throws on a database error.
[[nodiscard]] std::vector<BrokenReference> brokenReferences(Database& database);
}  // namespace damath::db::detail
