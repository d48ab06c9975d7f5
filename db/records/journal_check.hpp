// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a check of the journal.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace damath::db {

// The contradictions that a check found between the journal and the tables.
struct JournalCheck {
  std::vector<std::int64_t> missing;    // numbers that the journal lacks; only the first of a large gap
  std::vector<std::int64_t> unchained;  // the numbers of rows with a wrong digest
  // Names of rows that differ from the journal, or that only the tables or only the journal have: "game 17",
  // "sheet 3" … "journal" if the recorded changes cannot be followed.
  std::vector<std::string> differing;
  // The players whose name was removed on purpose, ascending. A removed name is no contradiction.
  std::vector<std::int64_t> forgotten;
};

}  // namespace damath::db
