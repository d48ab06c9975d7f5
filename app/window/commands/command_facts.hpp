// SPDX-License-Identifier: GPL-3.0-or-later
// All commands of the menus, the toolbar and the pages' buttons, one table row for each. The menus, the
// toolbar, the finder and the list of keys read the rows.
#pragma once

#include <QKeySequence>
#include <QList>
#include <map>
#include <optional>
#include <vector>

#include "app/window/commands/location.hpp"
#include "app/window/commands/page_facts.hpp"
#include "db/records/journal_action.hpp"

namespace damath::window {

// All commands. The finder and the list of keys have this order, with the enabled commands first.
enum class Command {
  NewContest,
  OpenContest,
  OpenSample,
  JoinHall,
  GoStation,
  HallMake,
  HallStart,
  HallEnter,
  HallStop,
  HallClose,
  HallPersonAdd,
  HallPersonPhrase,
  HallPersonRemove,
  CloseContest,
  Quit,
  AddEvent,
  ChangeEvent,
  RenameEvent,
  RenameContest,
  ImportPlayers,
  AddPlayer,
  EditPlayer,
  RemovePlayer,
  ForgetPlayer,
  Withdraw,
  Rejoin,
  MarkAbsent,
  WriteCell,
  PastePlayers,
  Renumber,
  Schools,
  CheckInPresent,
  CheckInLate,
  CheckInAbsent,
  CheckInUnseen,
  CheckInRest,
  PairRound,
  PairByHand,
  PublishRound,
  UnpairRound,
  KeepPairing,
  ProgramPairing,
  OutstandingOnly,
  ShowReasons,
  Filter,
  EnterResult,
  ReopenResult,
  OpenSheet,
  KeepLive,
  ImportSheet,
  SaveSheet,
  NextInPile,
  AcceptSheet,
  OpenReview,
  MarkChecked,
  EnterAgain,
  StoreSecondEntry,
  TakeCorrection,
  KeepWritten,
  CorrectCell,
  ShowTurn,
  SignOff,
  LogViolation,
  ConfirmDisqualification,
  Undo,
  Redo,
  InsertLine,
  RemoveLine,
  MoveLineUp,
  MoveLineDown,
  CrossOut,
  FillTurn,
  ChooseRoute,
  AcceptHabit,
  DeclineHabit,
  CompareVersions,
  SwapSides,
  TakeOffSheet,
  NextFinding,
  PreviousFinding,
  NextAnyFinding,
  EnterRematch,
  DrawLot,
  WhatIf,
  Print,
  ExportPdf,
  Papers,
  CheckPaper,
  ExportEvent,
  ExportTeams,
  GoToday,
  GoPlayers,
  GoCheckIn,
  GoRounds,
  GoReviews,
  GoTally,
  GoLessons,
  GoSchools,
  GoJournal,
  GoClocks,
  Back,
  Find,
  ShowHall,
  StartClock,
  ResetClock,
  SetNotice,
  RestoreBackup,
  UndoTo,
  UndoAct,
  BackUp,
  CheckFile,
  WriteWhole,
  WriteSite,
  FromDocument,
  SplitEvent,
  MergeEvent,
  ReclaimEvent,
  LeaveOfficial,
  GoPractice,
  NewGame,
  OpenGame,
  SaveGame,
  SetUpBoard,
  AskHint,
  EngineTurn,
  OfferDraw,
  Resign,
  TurnBoard,
  AnalyseGame,
  AnalyseFile,
  GoSettings,
  SaveLaw,
  RemoveLaw,
  ImportLaw,
  ExportLaw,
  Guide,
  Keys,
  Rulebook,
  About
};

// The situations in which a command can be enabled.
enum class Scope {
  Program,  // the command can always be enabled
  Contest,  // the command can be enabled while a contest is open
  Event,    // the command can be enabled while there is a current event
  Page      // the command can be enabled while the shown page offers it
};

// The menu of a command and its group in the menu. A menu shows its groups in the order of their numbers,
// with a line between them.
struct MenuPlace {
  words::Phrase menu{};
  int group = 0;
};
struct ToolBarGroup {
  int number = 0;
};
// The short text of a command for its button in the toolbar. The tool tip of the button shows the full text.
struct Briefly {
  words::Phrase text{};
};
// The text of a command that has an object, with %1 for the object: "Undo: result of board 4".
// The sentence of the tool tip that says what the command does. A command that leads to a page needs none:
// its tool tip has the first sentence of the page's help.
struct Does {
  words::Phrase text{};
};
struct Named {
  words::Phrase text{};
};
// The page to which the command leads.
struct LeadsTo {
  Location::Kind page{};
};
// The page that runs a command if the shown page does not offer the command. A command of Scope::Page is
// then enabled on other pages of an event only while the command is the event's next step.
struct DoneBy {
  Location::Kind page{};
};
// Marks a command that switches something on or off, such as "Show unfinished only".
struct Toggle {};

// A row of the table of commands. After command, text and symbol come the other facts in any order:
//   {Command::AddPlayer, Phrase::AddPlayer, Symbol::Add, QKeySequence(Qt::Key_Insert), MenuPlace{…}}
struct CommandFacts {
  template <class... More>
  CommandFacts(Command described, words::Phrase written, Symbol drawn, const More&... more)
      : command(described), text(written), symbol(drawn) {
    (add(more), ...);
  }

  Command command;
  words::Phrase text;
  Symbol symbol;
  // The keys of the command. Menus show only the first key.
  QList<QKeySequence> keys = {};
  Scope scope = Scope::Page;
  std::optional<Location::Kind> leadsTo = {};
  std::optional<Location::Kind> doneBy = {};
  std::vector<MenuPlace> menus = {};
  std::optional<int> toolBarGroup = {};
  std::optional<words::Phrase> briefly = {};
  std::optional<words::Phrase> does = {};
  std::optional<words::Phrase> named = {};
  bool isToggle = false;
  // The change of the contest that the command makes. In a shared contest, the command is offered only to
  // users who may make this change. nullopt if the command changes no contest or only previews a change.
  std::optional<db::JournalAction> act = {};
  std::optional<Product> product = {};  // nullopt if every build has the command

 private:
  void add(const QKeySequence& key) { keys.push_back(key); }
  void add(Scope when) { scope = when; }
  void add(LeadsTo opened) { leadsTo = opened.page; }
  void add(DoneBy doing) { doneBy = doing.page; }
  void add(MenuPlace place) { menus.push_back(place); }
  void add(ToolBarGroup group) { toolBarGroup = group.number; }
  void add(Briefly brief) { briefly = brief.text; }
  void add(Does sentence) { does = sentence.text; }
  void add(Named withObject) { named = withObject.text; }
  void add(Toggle /*mark*/) { isToggle = true; }
  void add(db::JournalAction made) { act = made; }
  void add(Product of) { product = of; }
};

[[nodiscard]] const CommandFacts& factsOf(Command command);
// True if the command's key is a letter without Ctrl or Alt. Such a key works only in a list that offers the
// command. The menus hide the command while it is disabled without a reason to tell.
[[nodiscard]] bool isByLetter(Command command);

// The commands of a menu or of the toolbar by group number. In a group, they are in the order of the table.
using CommandGroups = std::map<int, std::vector<Command>>;
[[nodiscard]] CommandGroups menuGroups(words::Phrase menu);
[[nodiscard]] CommandGroups toolBarGroups();

}  // namespace damath::window
