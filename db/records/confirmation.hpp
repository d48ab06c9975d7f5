// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that a change asks before it is made, and the answers that the journal keeps.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damath::db {

// The weight of a confirmation question. The journal and JSON contain the number, so it must not change.
enum class ConfirmationLevel {
  Note = 1,         // is only shown
  Acknowledge = 2,  // must be acknowledged
  Confirm = 3,      // needs yes or no, with name and reason
  TwoSteps = 4      // first shows the consequences, then needs yes or no, with name and reason
};

// The occasion of a confirmation question. Each comment names the occasion, then the members of
// desk::Question and of its facts that are set. `at` is the game or rematch.
enum class ConfirmationReason {
  ResultCorrected,  // a result is replaced; facts: at, result
  // a result is replaced, and later rounds are paired; facts: at, result, consequences, pairings
  PastCorrected,
  PastEntered,     // a first result comes after later rounds were paired; facts: at, consequences, pairings
  ResultReopened,  // a result is deleted; facts: at, result, consequences
  // a result is deleted, and later rounds are paired; facts: at, result, consequences, pairings
  PastReopened,
  RematchReopened,   // a rematch is deleted; facts: at, result, consequences, pairings
  AcceptanceUndone,  // a deleted result also undoes the acceptance of the scoresheet; facts: at
  SignedCorrected,   // a signed-off scoresheet gets a new version; facts: at
  SheetMisfiled,     // the head of the scoresheet names another game or chip set; facts: at, mismatches
  SheetReplaced,     // an accepted scoresheet gets a new version; facts: at
  SheetNewer,        // another version came into force since the author began; facts: at, version
  SheetTakenOff,     // a game loses its scoresheet; facts: at
  // a live game that is still open ends without its own scoresheet; facts: at, subject (number of turns)
  LiveClosed,
  ResultDiffers,    // the result and the scoresheet in force disagree; facts: at, difference
  ReviewedAlone,    // the only reviewer also entered the scoresheet; facts: at, subject
  SignedAlone,      // the only reviewer also signs off; facts: at, subject
  Reviewed,         // a review without the author's name; facts: at
  Ruled,            // a ruling without the author's name or reason; facts: at
  ViolationLogged,  // a violation without the author's name; facts: subject (start number)
  RoundPublished,   // the first result of a round publishes the round; facts: round
  RoundOvertaken,   // the program would now pair this round differently; facts: round, pairings
  RoundUnpaired,    // the pairing of a round is deleted; facts: round
  PublicUnpaired,   // the pairing of a published round is deleted; facts: round
  // a round is paired without the players who are not checked in; facts: round, subject (how many), unseen
  PairedUnseen,
  PairedByHand,    // a round is paired by hand; facts: round
  DoubtfulByHand,  // a pairing by hand has doubtful choices; facts: round, faults
  SetupChanged,    // the setup of an event that has begun changes; facts: subject (event)
  Renumbered,      // an event that has begun gets new start numbers; facts: subject (event)
  EnteredLate,     // players are added late; facts: subject (how many)
  Withdrawn,       // a player withdraws; facts: subject (start number)
  Absent,          // a player is absent from a round; facts: subject (start number)
  PlayerChanged,   // the data of a player change; facts: subject (the player's events that have begun)
  PlayerRemoved,   // a player is removed; facts: subject (start number)
  ContestRenamed,  // a contest is renamed after an event has begun; facts: subject (former name)
  EventRenamed,    // an event is renamed after it has begun; facts: subject (former name)
  LeftOfficial,    // an official contest becomes a practice contest; facts: subject (contest)
  LotDrawn,        // a lot breaks a tie; facts: subject (how many are tied)
  Undone,          // actions are undone; facts: subject (how many actions), undone, staying
  Restored,        // a backup is restored; facts: subject (backup), restored
  SignedOff,       // a scoresheet is signed off, which can never be undone; facts: at
  Lent,            // an event is handed over to another computer; facts: subject (event)
  TakenBack,    // an event is taken back, and the other computer's changes are lost; facts: subject (event)
  ReportTaken,  // a tournament report is imported; facts: subject (how many players), round (how many rounds)
  ResultMeanwhile,   // another user entered a result since the screen was shown; facts: at, met
  ChangedMeanwhile,  // another user changed the same thing since the screen was shown; facts: meanwhile
  RulingTurns,       // a ruling changes the result of the game; facts: at, result
  NotFollowed        // an accepted scoresheet could not be followed to its end; facts: at, coverage
};

// A confirmation question and its answer. Author and time are those of the change.
struct ConfirmationAnswer {
  ConfirmationLevel level = ConfirmationLevel::Note;
  ConfirmationReason code = ConfirmationReason::ResultCorrected;
  std::string text;  // the text of the question as it was shown
  friend bool operator==(const ConfirmationAnswer&, const ConfirmationAnswer&) = default;
};

// Returns the reason as text: `resultCorrected` … The journal and file names contain these texts, so they
// never change.
[[nodiscard]] std::string_view toText(ConfirmationReason code);
[[nodiscard]] std::optional<ConfirmationReason> parseConfirmationReason(std::string_view text);
[[nodiscard]] std::optional<ConfirmationLevel> confirmationLevelAt(int number);

}  // namespace damath::db
