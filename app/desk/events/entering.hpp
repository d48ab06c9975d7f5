// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the players of a list into entries of an event, before the first round or late.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

struct Entering {
  const Roster& roster;
  std::vector<RowDecision> decisions;             // the user's decisions for rows that resemble known players
  int firstRound = 1;                             // the first round that the new entries play
  db::WrittenIn writtenIn = db::WrittenIn::List;  // List: a backup of the file is made first
};

// Checks that new players still fit into an event that has begun. Asks for confirmation: EnteredLate. Errors:
// LateImpossible, ConfirmationAsked.
[[nodiscard]] DeskResult<void> askForLate(const Change& change, const contest::Event& event,
                                          std::size_t newcomers);

// Enters all rows, or no row at all. Start numbers continue after the existing entries. Unknown schools are
// added. Errors: RowsRefused, StoreFailed.
[[nodiscard]] DeskResult<ImportDone> entered(const Change& change, const contest::Event& event,
                                             const Entering& entering);

}  // namespace damath::desk
