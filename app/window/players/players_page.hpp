// SPDX-License-Identifier: GPL-3.0-or-later
// The players page of an event: sorts, searches, imports and corrects players.
#pragma once

#include <functional>
#include <string>

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
  // Shows what the import of a player list will do. The user then confirms the import.
  void previewImport(const QString& path);
  // Shows what the import of rows copied from a spreadsheet will do.
  void previewPasted(const QString& text);

 private:
  void refresh() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  // Returns the selected player; nullptr if no player is selected.
  [[nodiscard]] const contest::Entry* currentEntry() const;
  // Opens the dialog in which the user chooses, checks and imports a player list.
  ImportDialog* openImport();
  PlayerDialog* openPlayer(const contest::Entry* entry);
  // Opens the player's dialog filled with `row`, so that the user can give the name and the reason for the
  // change.
  void offerRow(contest::EventId event, contest::EntryId id, const desk::RosterRow& row);
  // Saves the text that the user typed into a cell of the list of players.
  void write(int number, int column, const QString& text);
  void openRenumbering();
  void openSchools();
  void search();
  void serveCommands();
  // Removes the name of the current player for good.
  void forget();
  // Asks if the name of a forgotten player is to be removed from the backups too. Returns a sentence about
  // the outcome; empty if there are no backups. Calls `addError` for each backup that cannot be changed.
  [[nodiscard]] QString forgetInBackups(const std::function<void(const std::string&)>& addError);
  void markAbsent();
  void rejoin();
  // remove() and withdraw() ask for confirmation, change the selected player, and then show a message.
  void remove();
  void withdraw();

  NoticeBar* m_notice;
  QLineEdit* m_search;
  QPushButton* m_showAll;
  WritableTable* m_players;
};

}  // namespace damath::window
