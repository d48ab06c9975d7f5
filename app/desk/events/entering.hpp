// SPDX-License-Identifier: GPL-3.0-or-later
// Enters the players of a list into an event, before the first round or later.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

struct Entering {
  const Roster& roster;
  std::vector<RowDecision> decisions;  // the user's decisions for rows that resemble known players
  int firstRound = 1;                  // the first round that the new players play
  // the source of the players; for WrittenIn::List, a backup of the file is made before players are entered
  db::WrittenIn writtenIn = db::WrittenIn::List;
};

// Checks that an event that has begun still has places for new players. Asks for confirmation: EnteredLate.
// Errors: LateImpossible, ConfirmationAsked.
[[nodiscard]] DeskResult<void> askForLate(const Change& change, const contest::Event& event,
                                          std::size_t newcomers);

// Enters all rows of the list. If a row has an error, enters no row. Start numbers continue after the
// existing entries. Unknown schools are added. Errors: RowsRefused, StoreFailed.
[[nodiscard]] DeskResult<ImportDone> entered(const Change& change, const contest::Event& event,
                                             const Entering& entering);

}  // namespace damath::desk
