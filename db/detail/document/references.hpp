// SPDX-License-Identifier: GPL-3.0-or-later
// Finds rows with a foreign key to a row that does not exist.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::detail {

struct BrokenReference {
  std::string table;
  std::string row;      // the key of the row that refers: its values, separated by spaces
  std::string parent;   // the table that should have the missing row
  std::string written;  // the key of the missing row

  // Returns the fault for an error message: "game 17 without its entry 3".
  [[nodiscard]] std::string text() const;
};

// Returns every row that refers to a missing row. Throws on a database error.
[[nodiscard]] std::vector<BrokenReference> brokenReferences(Database& database);
}  // namespace damath::db::detail
