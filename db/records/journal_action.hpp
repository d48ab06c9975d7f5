// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done to a contest, by the journal's word for each: the one list that who writes the journal,
// and what readers and texts go by.
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

// `createContest`, `pairRound` …; it is kept in files, so it never changes.
[[nodiscard]] std::string_view toText(JournalAction action);
// It left official, was signed or seen by others, or made the file.
[[nodiscard]] bool isNeverUndone(JournalAction action);
// What somebody answers for at a live game.
[[nodiscard]] bool isOfLiveGame(JournalAction action);
// Nothing for the word of a newer program.
[[nodiscard]] std::optional<JournalAction> parseJournalAction(std::string_view text);

}  // namespace damath::db
