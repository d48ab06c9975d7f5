// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of importing a list of players, for display before the import.
#pragma once

#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"

namespace damath::desk {

// A row that the user matched with a player who is already in the event. The import skips the row.
struct EnteredRow {
  RosterRow row;
  Candidate player;
};

// The effects of an import, or the reasons why the import is impossible.
struct ImportPreview {
  std::vector<RosterRow> rows;             // the good rows, in file order
  std::vector<MatchedRow> matches;         // the matches of `rows`, in the same order
  std::vector<std::string> newSchools;     // names, in file order
  std::vector<RowFault> faults;            // ordered by line; any error here blocks the import
  std::vector<RosterColumn> columns = {};  // the columns of the list
  ListEncoding encoding = ListEncoding::Utf8;
  std::string sample = {};              // only for Windows: a cell whose letters the user should check
  std::vector<RosterRow> refused = {};  // rows with an error of their own, as far as they could be read
  std::vector<EnteredRow> entered = {};
};

}  // namespace damath::desk
