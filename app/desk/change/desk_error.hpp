// SPDX-License-Identifier: GPL-3.0-or-later
// Why the desk refuses: a reason code and the facts for the sentence, which app/words/texts/desk_words.hpp
// makes. A refusal leaves the contest file as it was.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/roster/roster.hpp"
#include "core/contest/ids.hpp"
#include "core/contest/systems/schedule.hpp"
#include "core/notation/trf/trf_event.hpp"
#include "core/rules/possible_total.hpp"
#include "db/store_error.hpp"

namespace damath::desk {

enum class Refusal {
  StoreFailed,         // store: the file could not be read or changed
  FileExists,          // subject: the path
  NameMissing,         // a contest or an event without a name
  NotText,             // subject: text with control characters or broken UTF-8
  TextUnseen,          // subject: text with characters that nobody sees, as a message can show it
  TextTooLong,         // subject: its beginning; person_text.hpp has the bounds
  NoSuchDay,           // subject: a date in figures that the calendar has not
  EventExists,         // subject: the event's name
  NoSuchEvent,         // subject: the event's name or number
  ChipSetBroken,       // subject: the set's name
  BadLegs,             // legs other than 1 or 2
  BadRounds,           // rounds below 1
  RowsRefused,         // rows: every bad row of the list
  PlayerRefused,       // rows: every fault of the one player
  PlayerUnchanged,     // subject: the player's name
  PlayerStays,         // subject: the event; it has begun, nobody is removed from it
  ViolationLogged,     // subject: the start number; the log of it stays
  NamesUnchanged,      // subject: the name that stands
  EntriesFrozen,       // the event is paired already
  TooFewEntries,       // fewer than two
  Complete,            // every round is paired
  ResultsMissing,      // places: the games without a result
  NoSuchGame,          // round, board
  TotalsRequired,      // the ending does not decide alone, so both grand totals are needed
  EndingNotAllowed,    // subject: the ending; the event's law does not know it (E1, T4)
  TotalsIncomplete,    // one grand total without the other
  TotalImpossible,     // subject: the figure; total: why no game of the event comes to it
  ResultUnchanged,     // the game has this very result
  ResultOpen,          // place: the game has no result
  ByRequired,          // a correction names who
  ReasonRequired,      // a correction says why
  NoSuchSheet,         // round, board: no sheet is stored
  SheetAccepted,       // this version is accepted already
  SheetEmpty,          // place: nothing is written on the sheet, so no result comes of it
  NoSuchEntry,         // subject: the start number
  NoRematchDue,        // no tie between these entries asks for a rematch
  ConfirmationAsked,   // question: to be answered first; ByRequired and ReasonRequired may have it too
  ScheduleImpossible,  // schedule: every reason why the event cannot be played as it is planned
  RematchMissing,      // places: drawn games that the next round waits for
  NothingLeft,         // no pairing without a second meeting is left
  TooManyEntries,      // more than one round can pair
  PairingImpossible,   // manual: every reason why the round made by hand cannot be
  RoundNotPaired,      // subject: the round
  RoundHasResults,     // subject: the round; they would be lost
  RoundPublished,      // subject: the round; it is already
  LateImpossible,      // subject: the event; its table or bracket has no free place
  AlreadyWithdrawn,    // subject: the start number
  NeverLeft,           // subject: the start number; it is in every round to come
  NoSuchRound,         // subject: the round; bound: how many the event has
  RoundPlayed,         // subject: the round; its result stands
  NoLotOpen,           // no tie is left to a lot
  AlreadyPractice,     // the contest is no official one any more
  SheetSignedOff,      // place: signed off; store a new version first
  ReviewedAlready,     // subject: the reviewer
  NotReviewed,         // place: a sheet is signed off after a review
  SheetOpen,           // place: a sheet is signed off once its result is set from it
  ReviewDiffers,       // place: a reviewer keyed other figures, and nobody has settled it
  AcceptedDiffers,     // place, difference: the sheet is accepted, and another result stands since
  SheetDisagrees,      // place: result and sheet differ; a sheet is signed off once they agree
  NoSuchFinding,       // place: no finding stands in this cell
  RulingNoValue,       // place: the value is no figure or result, or what is written and kept is none
  NoSuchRematch,       // the two have played no rematch
  BackupBroken,        // subject: the backup; it is no sound contest file
  NothingToUndo,       // every change is undone, or is never undone
  ChangeStays,         // row: the last change, which is never taken back
  NothingToRedo,       // nothing was undone, or something new came after
  NoSuchAct,           // subject: the number in the journal
  EventHere,           // subject: the event; no other computer has it
  EventLent,           // subject: the event; another computer has it
  FileBorrowed,        // subject: the contest; this file is for one event of it
  EventNotBorrowed,    // subject: the event; this file is for another one
  NotABranch,          // subject: the file; it was not split from this one
  BranchMerged,        // subject: the event; it is back already
  BranchDiverged,      // subject: the event; both files changed it
  EntriesPresent,      // subject: the event; a report goes into one without players
  ReportBroken,        // report: every fault of the lines
  ReportUnfit,         // misfits: every reason why the report cannot be taken over
  ReportUnplayable     // subject: the round; manual: why the event cannot have it
};

// Only the facts that the reason names are set.
struct DeskError {
  Refusal refusal = Refusal::StoreFailed;
  std::string subject;
  std::optional<Place> place;
  std::vector<Place> places;
  std::vector<RowFault> rows;
  std::optional<db::StoreError> store = {};
  std::optional<Question> question = {};
  std::vector<Question> further = {};  // what the change asks besides, so that all can be answered at once
  std::vector<pairing::ScheduleFault> schedule = {};
  std::vector<pairing::ManualFault> manual = {};
  std::map<contest::EntryId, std::string> names = {};  // of those that `manual` speaks of
  std::optional<RematchOf> rematch = {};               // in place of `place`
  notation::TrfFaults report = {};
  notation::TrfMisfits misfits = {};
  std::optional<ResultDifference> difference = {};
  std::optional<RowFacts> row = {};
  std::optional<rules::TotalFault> total = {};
  int bound = 0;
};

// `resultsMissing`, `complete` …: the reason codes of JSON output.
[[nodiscard]] std::string_view toText(Refusal refusal);

}  // namespace damath::desk
