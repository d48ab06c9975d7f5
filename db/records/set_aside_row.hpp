// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a shared contest that does not go into the contest file when sharing ends.
#pragma once

#include <string>

namespace damath::db {

struct SetAsideRow {
  std::string table;
  std::string row;      // the row's key: its values, separated by spaces
  std::string content;  // all columns of the row, as a JSON object
  std::string by;       // the author in the row; empty if the row has none
  std::string at;       // the time in the row; empty if the row has none
  std::string reason;   // the check that failed
};

}  // namespace damath::db
