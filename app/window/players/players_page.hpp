// SPDX-License-Identifier: GPL-3.0-or-later
// The players page of an event: sorts, searches, imports and corrects players.
#pragma once

#include "app/window/page/page.hpp"

class QLineEdit;
class QPushButton;

namespace damath::window {

class ImportDialog;
class WritableTable;
class NoticeBar;
class PlayerDialog;

class PlayersPage : public Page {
  Q_OBJECT

 public:
  explicit PlayersPage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  // Shows the effect of importing the list; the user confirms the import.
  void previewImport(const QString& path);
  // Shows the effect of importing rows copied from a spreadsheet.
  void previewPasted(const QString& text);

 private:
  void refresh() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  // Returns the selected player; nullptr if there is none.
  [[nodiscard]] const contest::Entry* currentEntry() const;
  // Opens the dialog to choose, preview and import a list.
  ImportDialog* openImport();
  PlayerDialog* openPlayer(const contest::Entry* entry);
  // Opens the player's dialog with the row filled in, so that the user gives name and reason of the change.
  void offerRow(contest::EventId event, contest::EntryId id, const desk::RosterRow& row);
  // Stores the text that was typed into a cell of the list.
  void write(int number, int column, const QString& text);
  void openRenumbering();
  void openSchools();
  void search();
  void serveCommands();
  void markAbsent();
  void rejoin();
  // Makes a change of a desk to the selected player after a confirmation, then shows `message`.
  template <class Action>
  void confirm(words::Phrase title, words::Phrase introduction, words::Phrase message, const Action& action);

  NoticeBar* m_notice;
  QLineEdit* m_search;
  QPushButton* m_showAll;
  WritableTable* m_players;
};

}  // namespace damath::window
