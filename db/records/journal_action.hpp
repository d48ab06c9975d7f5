// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all actions on a contest. The writer of the journal, its readers and the texts use this list.
#pragma once

#include <optional>
#include <string_view>

namespace damath::db {

enum class JournalAction {
  CreateContest,
  Migrate,
  LeaveOfficial,
  AddEvent,
  SetEvent,
  ImportPlayers,
  AddPlayer,
  SetPlayer,
  RemovePlayer,
  RenameContest,
  RenameEvent,
  SetNotice,
  TakeOverRound,
  TakeOverReport,
  Withdraw,
  Rejoin,
  SetAbsence,
  CheckIn,
  Renumber,
  PairRound,
  PairByHand,
  PublishRound,
  UnpairRound,
  SetResult,
  CorrectResult,
  ReopenResult,
  ReopenSheet,
  TakeOffSheet,
  RemoveRematch,
  AddRematch,
  CorrectRematch,
  DrawLot,
  StoreSheet,
  AcceptSheet,
  ReviewSheet,
  Rule,
  SignOff,
  AddViolation,
  BeginLive,
  LetTurnStand,
  TakeBackTurn,
  GoOnLive,
  ChargeClock,
  Object,
  RuleAtBoard,
  AbandonLive,
  LendEvent,
  BorrowEvent,
  TakeEventBack,
  MergeEvent,
  Restore,
  Undo,
  Redo
};

// Returns `createContest`, `pairRound` …; files contain these texts, so they never change.
[[nodiscard]] std::string_view toText(JournalAction action);
// True for actions that can never be undone, for example: creating the file, leaving the official state,
// signing off, logging a violation, a live game, handing over an event, restoring a backup.
[[nodiscard]] bool isNeverUndone(JournalAction action);
// True for actions of a live game that an official must answer for.
[[nodiscard]] bool isOfLiveGame(JournalAction action);
// nullopt for an action of a newer program.
[[nodiscard]] std::optional<JournalAction> parseJournalAction(std::string_view text);

}  // namespace damath::db
