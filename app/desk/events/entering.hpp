// SPDX-License-Identifier: GPL-3.0-or-later
// Enters the players of a list into an event, before the first round or later.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/desk/roster/school_choices.hpp"
#include "core/contest/model/contest.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

class Change;

struct Entering {
  const Roster& roster;
  std::vector<RowDecision> decisions;  // the user's decisions for rows that resemble known players
  int firstRound = 1;                  // the first round that the new players play
  // the source of the players; for WrittenIn::List, a backup of the file is made before players are entered
  db::WrittenIn writtenIn = db::WrittenIn::List;
};

enum class ImportNoteKind {
  SeveralEvents,  // the player is in several events; the note names these events
  OverLimit,      // the player is in more events than some divisions allow (clashes.hpp); the note names them
  OutsideLevel,   // the player's grade is outside the event's level; the note has the grade
  // The event has more players than its system can pair. The note has the event in place of the player, and
  // the largest number of players.
  TooManyToPair
};

// A note about an imported player. A note never blocks the import (ConfirmationLevel::Note).
struct ImportNote {
  ImportNoteKind kind = ImportNoteKind::SeveralEvents;
  std::string player;
  std::string detail;
};

// The result of an import, or of players who enter late.
struct ImportDone {
  int players = 0;
  int schools = 0;  // the number of schools that were added
  int firstNumber = 0;
  int lastNumber = 0;
  std::vector<ImportNote> notes = {};  // TooManyToPair first, then the notes in the order of the list
};

// Returns the name of the value: `severalEvents`, `overLimit` …
[[nodiscard]] std::string_view toText(ImportNoteKind kind);

// Reads a list of players (roster.hpp) with the user's choices, but without SchoolChoices::known, which needs
// the contest. Errors: NotText, TextUnseen, TextTooLong for SchoolChoices::ofRest.
[[nodiscard]] DeskResult<Roster> readList(std::string_view csv, const std::vector<ColumnChoice>& columns,
                                          const SchoolChoices& schools);

// Checks that an event that has begun still has places for new players. Asks for confirmation: EnteredLate.
// Errors: LateImpossible.
[[nodiscard]] DeskResult<void> askForLate(const Change& change, const contest::Event& event,
                                          std::size_t newcomers);

// Enters all rows of the list, except rows with the decision LeftOut. If another row has an error, enters no
// row. Start numbers continue after the existing entries. Unknown schools are added. Errors: RowsRefused,
// StoreFailed.
[[nodiscard]] DeskResult<ImportDone> entered(const Change& change, const contest::Event& event,
                                             const Entering& entering);

}  // namespace damath::desk
