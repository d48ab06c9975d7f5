// SPDX-License-Identifier: GPL-3.0-or-later
// Players of a list become entries, before the first round or late.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/roster/import_done.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

struct Entering {
  const Roster& roster;
  std::vector<RowDecision> decisions;             // who is the same, where a row is like somebody known
  int firstRound = 1;                             // from which they play
  db::WrittenIn writtenIn = db::WrittenIn::List;  // a copy of the file is kept before a list
};

// Whether players can still come into an event that has begun. Asks for confirmation: EnteredLate. Refused:
// LateImpossible, ConfirmationAsked.
[[nodiscard]] DeskResult<void> askForLate(const Change& change, const contest::Event& event,
                                          std::size_t newcomers);

// All rows or none; start numbers go on from those entered, and schools are made where new. Refused:
// RowsRefused, StoreFailed.
[[nodiscard]] DeskResult<ImportDone> entered(const Change& change, const contest::Event& event,
                                             const Entering& entering);

}  // namespace damath::desk
