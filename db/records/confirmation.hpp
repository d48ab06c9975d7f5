// SPDX-License-Identifier: GPL-3.0-or-later
// The confirmation questions of a change, and the answers in the journal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damath::db {

// Files and JSON contain the number.
enum class ConfirmationLevel {
  Note = 1,         // shown only
  Acknowledge = 2,  // must be acknowledged
  Confirm = 3,      // yes or no, with name and reason
  TwoSteps = 4      // shows the consequences first, then yes or no, with name and reason
};

// Each comment begins with the facts that desk::Question carries.
enum class ConfirmationReason {
  ResultCorrected,   // at, result
  PastCorrected,     // place, result, consequences, pairings: later rounds are already paired
  PastEntered,       // place, consequences, pairings: the game had no result when later rounds were paired
  ResultReopened,    // place, result, consequences: the result is deleted
  PastReopened,      // place, result, consequences, pairings: the result is deleted; later rounds are paired
  RematchReopened,   // at, result, consequences, pairings: a rematch is deleted
  AcceptanceUndone,  // place: the acceptance of the scoresheet is lost together with the result
  SignedCorrected,   // at: a new version of a signed-off scoresheet
  SheetMisfiled,     // at, mismatches: the head of the scoresheet names another game or chip set
  SheetReplaced,     // at: a new version of an accepted scoresheet
  SheetNewer,        // at, version: a newer version is in force than the one the author started from
  SheetTakenOff,     // at: the game loses its scoresheet
  // at, subject (number of turns): ends a live game that is still open, without its own scoresheet
  LiveClosed,
  ResultDiffers,    // at, difference: the result and the scoresheet in force disagree
  ReviewedAlone,    // at, subject: the only reviewer is the person who entered the scoresheet
  SignedAlone,      // at, subject: the only reviewer signs off
  Reviewed,         // at: asked only if the author gave no name
  Ruled,            // at: asked only if the author gave no name or no reason
  ViolationLogged,  // subject (start number): asked only if the author gave no name
  RoundPublished,   // round: its first result publishes the round
  RoundOvertaken,   // round, pairings: the program would now pair this round differently
  RoundUnpaired,    // round
  PublicUnpaired,   // round: it was published
  // round, subject (how many), unseen: the check-in has begun, and these players are not checked in
  PairedUnseen,
  PairedByHand,      // round
  DoubtfulByHand,    // round, faults
  SetupChanged,      // subject (event): it has begun
  Renumbered,        // subject (event): it has begun
  EnteredLate,       // subject (how many)
  Withdrawn,         // subject (start number)
  Absent,            // subject (start number)
  PlayerChanged,     // subject (the player's events that have begun)
  PlayerRemoved,     // subject (start number)
  ContestRenamed,    // subject (former name): an event of the contest has begun
  EventRenamed,      // subject (former name): the event has begun
  LeftOfficial,      // subject (contest)
  LotDrawn,          // subject (how many are tied)
  Undone,            // subject (how many actions); undone, staying
  Restored,          // subject (backup); restored
  SignedOff,         // place: cannot be undone
  Lent,              // subject (event): handed over to another computer
  TakenBack,         // subject (event): the other computer's changes to it are lost
  ReportTaken,       // subject (how many players), round (how many rounds): a report is imported
  ResultMeanwhile,   // at, met: another user entered a result after the screen was shown
  ChangedMeanwhile,  // meanwhile: another user changed the subject of this change
  RulingTurns,       // at, result: the ruling changes the result of the game
  NotFollowed        // at, coverage: the game on the accepted scoresheet could not be followed to its end
};

// An answered confirmation question. Author and time are those of the stamp.
struct ConfirmationAnswer {
  ConfirmationLevel level = ConfirmationLevel::Note;
  ConfirmationReason code = ConfirmationReason::ResultCorrected;
  std::string text;  // the shown text
  friend bool operator==(const ConfirmationAnswer&, const ConfirmationAnswer&) = default;
};

// Returns `resultCorrected` …; files contain these texts, so they never change.
[[nodiscard]] std::string_view toText(ConfirmationReason code);
[[nodiscard]] std::optional<ConfirmationReason> parseConfirmationReason(std::string_view text);
[[nodiscard]] std::optional<ConfirmationLevel> confirmationLevelAt(int number);

}  // namespace damath::db
