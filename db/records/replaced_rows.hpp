// SPDX-License-Identifier: GPL-3.0-or-later
// The journal rows that a restore from a backup replaced.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace damath::db {

// Journal rows with numbers in sequence that a restore replaced. The row about the restore holds them.
struct ReplacedRows {
  std::int64_t from = 0;             // the number of the first row
  std::vector<std::string> digests;  // the first kHeadDigits digits of each digest
  friend bool operator==(const ReplacedRows&, const ReplacedRows&) = default;
};

}  // namespace damath::db
