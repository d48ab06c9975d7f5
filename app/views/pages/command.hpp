// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the menus, the toolbar and the pages' buttons can do, each as one QAction with icon, words and
// shortcut, so that a thing has one name and one key wherever it stands.
#pragma once

#include <QAction>
#include <QObject>
#include <map>

#include "app/models/translator.hpp"

class QPushButton;

namespace damath::views {

enum class Command {
  NewContest,
  OpenContest,
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
  PairRound,
  PublishRound,
  UnpairRound,
  EnterResult,
  ReopenResult,
  OpenSheet,
  ImportSheet,
  SaveSheet,
  AcceptSheet,
  Undo,
  Redo,
  InsertLine,
  RemoveLine,
  NextFinding,
  EnterRematch,
  DrawLot,
  UndoChange,
  RedoChange,
  Print,
  ExportPdf,
  Papers,
  GoContest,
  GoPlayers,
  GoRounds,
  GoTally,
  Back,
  RestoreCopy,
  Keys,
  About
};

class Commands : public QObject {
  Q_OBJECT

 public:
  explicit Commands(const models::Translator& translator, QObject* parent = nullptr);

  [[nodiscard]] QAction* action(Command command) const { return m_actions.at(command); }
  // Why it cannot be used now, told with its name; empty where it can, or where that needs no word.
  void setReason(Command command, const QString& reason);
  // Its words, without the mark of its letter.
  [[nodiscard]] QString name(Command command) const;
  // A button for the command, icon and words; the parent owns it.
  [[nodiscard]] QPushButton* button(Command command, QWidget* parent) const;

 Q_SIGNALS:
  void triggered(damath::views::Command command);

 private:
  void retranslate();
  void showToolTip(Command command);

  const models::Translator& m_translator;
  std::map<Command, QAction*> m_actions;
  std::map<Command, QString> m_reasons;
};

}  // namespace damath::views
