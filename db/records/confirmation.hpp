// SPDX-License-Identifier: GPL-3.0-or-later
// What a change asks its author before it is made, and the answer as the journal keeps it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damath::db {

// Files and JSON have the number.
enum class ConfirmationLevel {
  Note = 1,         // shown, nothing to do
  Acknowledge = 2,  // to be taken note of
  Confirm = 3,      // yes or no; with name and reason
  TwoSteps = 4      // the consequences first, then yes or no; with name and reason
};

// Beside each the facts that the desk's question has.
enum class ConfirmationReason {
  ResultCorrected,   // at, result
  PastCorrected,     // place, result, consequences, pairings: rounds are paired since
  PastEntered,       // place, consequences, pairings: a game that was open while later rounds were paired
  ResultReopened,    // place, result, consequences: its result is taken away
  PastReopened,      // place, result, consequences, pairings: the same, and rounds are paired since
  RematchReopened,   // at, result, consequences, pairings: a rematch is taken away
  AcceptanceUndone,  // place: the acceptance of its sheet goes with the result
  SignedCorrected,   // at: a new version of a sheet that was signed off
  SheetMisfiled,     // at, mismatches: the sheet's head names another game or set
  SheetReplaced,     // at: a new version of a sheet that was accepted
  SheetNewer,        // at, version: another than the writer started from is in force
  SheetTakenOff,     // at: the game has none any more
  LiveClosed,        // at, subject: turns; a live game is open and ends by it without its own sheet
  ResultDiffers,     // at, difference: result and sheet in force do not agree
  ReviewedAlone,     // at, subject: the person who stored the sheet reviews it, and nobody else has
  SignedAlone,       // at, subject: the only reviewer signs
  Reviewed,          // at: asked only of who gives no name
  Ruled,             // at: asked only of who gives no name or no reason
  ViolationLogged,   // subject: the start number; asked only of who gives no name
  RoundPublished,    // round: its first result publishes it
  RoundOvertaken,    // round, pairings: the program paired it and would pair it otherwise by now
  RoundUnpaired,     // round
  PublicUnpaired,    // round: it was published
  PairedUnseen,      // round, subject: how many, unseen: check-in was begun, and they were not seen yet
  PairedByHand,      // round
  DoubtfulByHand,    // round, faults
  SetupChanged,      // subject: the event; it has begun
  Renumbered,        // subject: the event; it has begun
  EnteredLate,       // subject: how many
  Withdrawn,         // subject: the entry's start number
  Absent,            // subject: the entry's start number
  PlayerChanged,     // subject: the player's events that have begun
  PlayerRemoved,     // subject: the entry's start number
  ContestRenamed,    // subject: its name as it was; an event of it has begun
  EventRenamed,      // subject: its name as it was; it has begun
  LeftOfficial,      // subject: the contest
  LotDrawn,          // subject: how many are level
  Undone,            // subject: how many acts; undone, staying
  Restored,          // subject: the backup; restored
  SignedOff,         // place: for good
  Lent,              // subject: the event
  TakenBack,         // subject: the event; what another computer did with it is lost
  ReportTaken,       // subject: how many players, round: how many rounds a report brings
  ResultMeanwhile,   // at, met: another has entered a result since the screen was painted
  ChangedMeanwhile,  // meanwhile: another has changed what the change is about
  RulingTurns,       // at, result: a ruling by which the game has another result
  NotFollowed        // at, coverage: a sheet is accepted whose game could not be followed to its end
};

// A question that a change asked, as it was answered: by the stamp's person, at its moment.
struct ConfirmationAnswer {
  ConfirmationLevel level = ConfirmationLevel::Note;
  ConfirmationReason code = ConfirmationReason::ResultCorrected;
  std::string text;  // what was shown
  friend bool operator==(const ConfirmationAnswer&, const ConfirmationAnswer&) = default;
};

// `resultCorrected` …; it is kept in files, so it never changes.
[[nodiscard]] std::string_view toText(ConfirmationReason code);
[[nodiscard]] std::optional<ConfirmationReason> parseConfirmationReason(std::string_view text);
[[nodiscard]] std::optional<ConfirmationLevel> confirmationLevelAt(int number);

}  // namespace damath::db
