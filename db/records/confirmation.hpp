// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that a change asks before it is made, and the answers that the journal keeps.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/spellings.hpp"

namespace damath::db {

// The weight of a confirmation question. The journal and JSON documents contain the numbers of the levels, so
// these numbers must not change.
enum class ConfirmationLevel {
  Note = 1,         // the question is only shown
  Acknowledge = 2,  // the user must acknowledge the question
  Confirm = 3,      // the user must answer yes or no and give name and reason
  // first shows the consequences; then the user must answer yes or no and give name and reason
  TwoSteps = 4
};

// The occasion of a confirmation question. Each comment names the occasion and the facts that the question
// (desk::Question) contains. A game can also be a rematch.
enum class ConfirmationReason {
  // A result is replaced. The question contains the game and both results; also the consequences, unless the
  // game is a rematch.
  ResultCorrected,
  // A result is replaced after later rounds were paired. The question contains the game, both results, the
  // consequences, and the later rounds that would now be paired differently.
  PastCorrected,
  // A first result is entered after later rounds were paired. The question contains the game, the
  // consequences, and the later rounds that would now be paired differently.
  PastEntered,
  // A result is deleted. The question contains the game, the result and the consequences.
  ResultReopened,
  // A result is deleted after later rounds were paired. The question contains the game, the result, the
  // consequences, and the later rounds that would now be paired differently.
  PastReopened,
  // A rematch is deleted. The question contains the rematch, its result, the consequences, and the later
  // rounds that would now be paired differently.
  RematchReopened,
  // A result is deleted, so the acceptance of its scoresheet is undone too. The question contains the game.
  AcceptanceUndone,
  // A signed-off scoresheet gets a new version. The question contains the game.
  SignedCorrected,
  // The head of a scoresheet names another game or chip set. The question contains the game and the
  // differences.
  SheetMisfiled,
  // An accepted scoresheet gets a new version. The question contains the game.
  SheetReplaced,
  // The scoresheet got another version, or has no version in force any more, since the author began to enter
  // this version. The question contains the game and the number, author and time of the other version.
  SheetNewer,
  // A scoresheet is taken out of force. The question contains the game.
  SheetTakenOff,
  // A result or a scoresheet from another source is entered while the game is still recorded live. The
  // recording ends and gives no scoresheet. The question contains the game and the number of recorded turns.
  LiveClosed,
  // The result differs from the scoresheet in force. The question contains the game and both results.
  ResultDiffers,
  // The only reviewer of a scoresheet also entered it. The question contains the game and the reviewer's
  // name.
  ReviewedAlone,
  // The only reviewer of a scoresheet also signs it off. The question contains the game and the reviewer's
  // name.
  SignedAlone,
  // A review is made without the author's name. The question contains the game.
  Reviewed,
  // A ruling is made without the author's name or reason. The question contains the game.
  Ruled,
  // A violation is logged without the author's name. The question contains the player's start number.
  ViolationLogged,
  // The first result of a round is entered, which publishes the round. The question contains the round.
  RoundPublished,
  // The program would now pair this round differently. The question contains the round and the games that
  // would be paired differently.
  RoundOvertaken,
  // The pairing of an unpublished round is deleted. The question contains the round.
  RoundUnpaired,
  // The pairing of a published round is deleted. The question contains the round.
  PublicUnpaired,
  // A round is paired with players who are not checked in yet. The question contains the round, these players
  // and their number.
  PairedUnseen,
  // A round is paired by hand. The question contains the round.
  PairedByHand,
  // A round is paired by hand with doubtful choices. The question contains the round and these choices.
  DoubtfulByHand,
  // The setup of an event that has begun is changed. The question contains the event's name and the
  // consequences.
  SetupChanged,
  // The entries of an event that has begun get new start numbers. The question contains the event's name.
  Renumbered,
  // Players are added to an event that has begun. The question contains the number of these players.
  EnteredLate,
  // A player withdraws from an event. The question contains the player's start number.
  Withdrawn,
  // A player is absent from a round. The question contains the player's start number and the round.
  Absent,
  // The data of a player or a school are changed. The question contains the names of the players' events that
  // have begun.
  PlayerChanged,
  // A player is removed from an event. The question contains the player's start number.
  PlayerRemoved,
  // The name of a player is removed for good. The question contains the name.
  PlayerForgotten,
  // The contest is renamed after an event has begun. The question contains the former name.
  ContestRenamed,
  // An event is renamed after it has begun. The question contains the former name.
  EventRenamed,
  // An official contest becomes a practice contest. The question contains the contest's name.
  LeftOfficial,
  // A lot is drawn to break a tie. The question contains the tied players and their number.
  LotDrawn,
  // Actions are undone. The question contains their number, the changes to undo, and later changes that stay.
  Undone,
  // A backup is restored. The question contains the name of the backup file and the consequences.
  Restored,
  // A scoresheet is signed off, which can never be undone. The question contains the game.
  SignedOff,
  // An event is handed over to another computer. The question contains the event's name.
  Lent,
  // An event is reclaimed from another computer, so the changes on the other computer are lost. The question
  // contains the event's name.
  TakenBack,
  // A tournament report is imported. The question contains the numbers of players and rounds in the report.
  ReportTaken,
  // Another user entered a result since the screen was shown. The question contains the game, both results,
  // and the author and time of the stored result.
  ResultMeanwhile,
  // Another user made a change to the same thing since the screen was shown. The question contains these
  // changes.
  ChangedMeanwhile,
  // A ruling changes the result of a game. The question contains the game and both results.
  RulingTurns,
  // A scoresheet is accepted although the audit could not follow all its moves. The question contains the
  // game and how much of it was followed.
  NotFollowed,
  // Players withdraw from or are absent in an unpublished round in which they have a board or a bye. The
  // question contains the round, these players and their number.
  LeftUnpublished,
  // A round is published in which withdrawn or absent players have a board. Their opponents win. The question
  // contains the round, these players and their number.
  PublishedWithout,
  // A round is paired with players who were absent from the round before. The question contains the round,
  // these players and their number.
  PairedAfterAbsence,
  // A scoresheet begins with the same moves as the scoresheet of another game of the event. The question
  // contains both games.
  SheetTwice
};

// A confirmation question that the author accepted. Author and time are those of the change.
struct ConfirmationAnswer {
  ConfirmationLevel level = ConfirmationLevel::Note;
  ConfirmationReason code = ConfirmationReason::ResultCorrected;
  std::string text;  // the text of the question as it was shown
  friend bool operator==(const ConfirmationAnswer&, const ConfirmationAnswer&) = default;
};

// Returns the reason as text: `resultCorrected` … The journal and file names contain these texts, so they
// never change.
[[nodiscard]] inline std::string_view toText(ConfirmationReason code) {
  return spellingOf(code);
}
[[nodiscard]] inline std::optional<ConfirmationReason> parseConfirmationReason(std::string_view text) {
  return valueOf<ConfirmationReason>(text);
}
[[nodiscard]] inline std::optional<ConfirmationLevel> confirmationLevelAt(int number) {
  const auto level = static_cast<ConfirmationLevel>(number);
  const bool isOne = level >= ConfirmationLevel::Note && level <= ConfirmationLevel::TwoSteps;
  return isOne ? std::optional(level) : std::nullopt;
}

}  // namespace damath::db
