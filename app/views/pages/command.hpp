// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the menus, the toolbar and the pages' buttons can do, each as one QAction with icon, words and
// shortcut, so that a thing has one name and one key wherever it is shown.
#pragma once

#include <QAction>
#include <QObject>
#include <map>
#include <optional>

#include "app/models/text/translator.hpp"
#include "app/views/pages/location.hpp"

class QPushButton;

namespace damath::views {

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
  LookOver,
  KeyAgain,
  StoreKeying,
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
  RestoreCopy,
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

// When a command can be used at all.
enum class Scope {
  Program,  // always
  Contest,  // while one is open
  Event,    // while there is an event at hand
  Page      // while the page that is shown offers it
};

struct CommandFacts {
  Command command{};
  words::Phrase words{};
  Symbol symbol{};
  QKeySequence key = {};
  Scope scope = Scope::Page;
  // The page that it leads to, and the page that does it where the one that is shown does not.
  std::optional<Location::Kind> leadsTo = {};
  std::optional<Location::Kind> doneBy = {};
};

[[nodiscard]] const CommandFacts& factsOf(Command command);
// Whether its key is a bare letter: such a one acts on the row of a list, and is in the menus only where
// that list is.
[[nodiscard]] bool isByLetter(Command command);

class Commands : public QObject {
  Q_OBJECT

 public:
  explicit Commands(const models::Translator& translator, QObject* parent = nullptr);

  [[nodiscard]] QAction* action(Command command) const { return m_actions.at(command); }
  // Why it cannot be used now, shown with its name; empty where it can, or where that needs no word.
  void setReason(Command command, const QString& reason);
  // What it would do now, said after its words: "Undo: result of board 4"; empty for the words alone.
  void setObject(Command command, const QString& object);
  // Its words, without the mark of its letter.
  [[nodiscard]] QString name(Command command) const;
  // A button for the command, icon and words; the parent owns it.
  [[nodiscard]] QPushButton* button(Command command, QWidget* parent) const;

 Q_SIGNALS:
  void triggered(damath::views::Command command);

 private:
  void retranslate();
  void showWords(Command command);
  void showToolTip(Command command);

  const models::Translator& m_translator;
  std::map<Command, QAction*> m_actions;
  std::map<Command, QString> m_reasons;
  std::map<Command, QString> m_objects;
};

}  // namespace damath::views
