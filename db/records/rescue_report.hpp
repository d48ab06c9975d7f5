// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a rescue (db/files/rescue.hpp): the rows that are in the new file, and those that are not.
#pragma once

#include <string>
#include <vector>

#include "db/records/document.hpp"

namespace damath::db {

// The reason why a row, or a whole table, did not go into the new file.
enum class LeftReason {
  NoTable,        // the file has no ordinary table of this name
  NoColumn,       // the table lacks a column; `detail` holds its name
  WrongType,      // a value has the wrong type, or is missing
  NotText,        // a text is not UTF-8
  Unreadable,     // the program cannot read a value; `detail` holds the column
  NotAllowed,     // another check of the row fails: for example, a value is outside of the allowed range
  Twice,          // another row has the same key
  NoParent,       // the row refers to a row that is missing or was left out
  DiskDamaged,    // the file is damaged here; the rest of the table cannot be read
  ContestRenewed  // the row of the contest could not be saved; a new row has the name of the file
};

// A row, or a whole table, that did not go into the new file.
struct LeftRow {
  std::string table;
  // The row's key: its values, separated by spaces. If the key cannot be read, the position of the row in the
  // table: "#17". Empty for the whole table.
  std::string row;
  LeftReason reason{};
  std::string detail = {};
};

struct RescueReport {
  std::vector<std::string> objects;  // the tables, indexes, triggers and views that differ, as "trigger x"
  DocumentRows kept;                 // for each table: the number of rows in the new file
  std::vector<LeftRow> left;
  // The rows of the new file that differ from the changes that the journal recorded, as "game 17".
  std::vector<std::string> differing;
  // True if the chain of the journal's digests is whole: nobody changed a journal row, or removed a row
  // before the newest row.
  bool isChained = true;
};

// True if the new file has every row of the old file, and the journal contradicts none of them. The steps of
// live games are compared by their digest chain (db/detail/journal/live_chain.hpp).
[[nodiscard]] inline bool isWhole(const RescueReport& report) {
  return report.left.empty() && report.differing.empty() && report.isChained;
}

}  // namespace damath::db
