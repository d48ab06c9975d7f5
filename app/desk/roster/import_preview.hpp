// SPDX-License-Identifier: GPL-3.0-or-later
// What importing a list of players would do, before it is done.
#pragma once

#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"

namespace damath::desk {

// A row of which somebody said that it is one who is in the event already: nothing is done about it.
struct EnteredRow {
  RosterRow row;
  Candidate player;
};

// What an import would do, or why it cannot be done.
struct ImportPreview {
  std::vector<RosterRow> rows;             // the good rows, in file order
  std::vector<MatchedRow> matches;         // whom each of them is like, in their order
  std::vector<std::string> newSchools;     // names, in file order
  std::vector<RowFault> faults;            // by line; anything here forbids the import
  std::vector<RosterColumn> columns = {};  // of the list
  ListEncoding encoding = ListEncoding::Utf8;
  std::string sample = {};              // Windows: a cell whose letters should be looked at
  std::vector<RosterRow> refused = {};  // rows with a fault of their own, as far as read
  std::vector<EnteredRow> entered = {};
};

}  // namespace damath::desk
