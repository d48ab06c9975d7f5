// SPDX-License-Identifier: GPL-3.0-or-later
// All commands of the menus, the toolbar and the pages' buttons. Each command is a single QAction with icon,
// text and shortcut, so that it has the same name and key everywhere.
#pragma once

#include <QAction>
#include <QObject>
#include <map>
#include <optional>

#include "app/window/page/location.hpp"
#include "app/window/text/translator.hpp"

class QPushButton;

namespace damath::window {

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
  Keys,
  Rulebook,
  About
};

// The situations in which a command can be enabled.
enum class Scope {
  Program,  // always
  Contest,  // while a contest is open
  Event,    // while there is a current event
  Page      // while the shown page offers it
};

struct CommandFacts {
  Command command{};
  words::Phrase words{};
  Symbol symbol{};
  QKeySequence key = {};
  Scope scope = Scope::Page;
  // `leadsTo`: the page that the command opens. `doneBy`: the page that runs the command if the shown page
  // does not offer it.
  std::optional<Location::Kind> leadsTo = {};
  std::optional<Location::Kind> doneBy = {};
};

[[nodiscard]] const CommandFacts& factsOf(Command command);
// True if the command's key is a letter without Ctrl or Alt. Such a key works only in a list that offers the
// command, and the menus show the command only there.
[[nodiscard]] bool isByLetter(Command command);

class Commands : public QObject {
  Q_OBJECT

 public:
  explicit Commands(const Translator& translator, QObject* parent = nullptr);

  [[nodiscard]] QAction* action(Command command) const { return m_actions.at(command); }
  // Sets the reason why the command is disabled now, shown with its name; empty if the command is enabled or
  // needs no reason.
  void setReason(Command command, const QString& reason);
  // Sets the object of the command, shown after its text: "Undo: result of board 4". Empty for the text
  // alone.
  void setObject(Command command, const QString& object);
  // Returns the command's text without the access key mark.
  [[nodiscard]] QString name(Command command) const;
  // Makes a button with the command's icon and text. The parent owns the button.
  [[nodiscard]] QPushButton* button(Command command, QWidget* parent) const;

 Q_SIGNALS:
  void triggered(damath::window::Command command);

 private:
  void retranslate();
  void showWords(Command command);
  void showToolTip(Command command);

  const Translator& m_translator;
  std::map<Command, QAction*> m_actions;
  std::map<Command, QString> m_reasons;
  std::map<Command, QString> m_objects;
};

}  // namespace damath::window
