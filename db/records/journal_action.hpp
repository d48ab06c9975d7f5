// SPDX-License-Identifier: GPL-3.0-or-later
// The actions on a contest, such as creating an event or entering a result. A table tells the facts of each
// action. The journal, the rights in a shared contest, the window and the command `damath` use this table.
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
  ForgetPlayer,
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
  Rescue,
  IssuePaper,
  NoteClock,
  Undo,
  Redo
};

// The kind of a journal row by the data that it concerns, for filters.
enum class JournalKind {
  Contest,  // the contest itself and its events
  Players,
  Rounds,
  Results,  // results of games and rematches; lots
  Sheets,
  Reviews,  // reviews, rulings, sign-offs, violations, objections
  Keeping   // undo, redo, restore, rescue, issued papers, doubtful clocks, events on other computers
};

// The right of a role to do an action in a shared contest.
enum class Right {
  None,
  Own,  // only a result that the person entered, for five minutes, unless a later change depends on it
  All   // everything on the person's boards
};

// A limit that every action of this kind has, in any contest.
enum class Limit {
  None,
  NeverUndone,  // no Undo removes the action
  OfLiveGame,   // an action of a live game, for which an official is responsible; never undone
  OfFile        // creates or replaces the contest file, which is impossible in a shared contest; never undone
};

struct ActionFacts {
  JournalAction action{};
  JournalKind kind{};
  Limit limit = Limit::None;
  // The command of `damath contest` that does the action, with the option for it: `result --reopen`. Empty if
  // the program does the action as a part of another action.
  std::string_view command;
  Right ofClerk = Right::None;
  Right ofReviewer = Right::None;
};

[[nodiscard]] const ActionFacts& factsOf(JournalAction action);

// Returns the action as text: `createContest`, `pairRound` … The journal contains these texts, so they never
// change.
[[nodiscard]] std::string_view toText(JournalAction action);
// Returns the action that the text names. nullopt if only a newer program knows the action.
[[nodiscard]] std::optional<JournalAction> parseJournalAction(std::string_view text);
[[nodiscard]] bool isNeverUndone(JournalAction action);
// True if the action's journal row may hold all rows of the state tables (the contest's present data),
// because the action remade the tables. Then later checks start from this row, and no earlier action can be
// undone.
[[nodiscard]] bool isFreshStart(JournalAction action);
// Returns the kind of an action; JournalKind::Keeping if only a newer program knows the action.
[[nodiscard]] JournalKind journalKindOf(std::optional<JournalAction> action);
// Returns the kind as text: `contest`, `players` …
[[nodiscard]] std::string_view toText(JournalKind kind);
[[nodiscard]] std::optional<JournalKind> parseJournalKind(std::string_view text);

}  // namespace damath::db
