// SPDX-License-Identifier: GPL-3.0-or-later
// The players of an event: sorted, searched, imported from a spreadsheet's list, or put right one by one.
#pragma once

#include "app/views/pages/page.hpp"

class QLineEdit;
class QPushButton;

namespace damath::views {

class ImportDialog;
class WritableTable;
class NoticeBar;
class PlayerDialog;

class PlayersPage : public Page {
  Q_OBJECT

 public:
  explicit PlayersPage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  // Shows what importing the list would do, to be confirmed.
  void previewImport(const QString& path);
  // The same of rows that were copied in a spreadsheet.
  void previewPasted(const QString& text);

 private:
  void refresh() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  // The chosen player; nothing where none is.
  [[nodiscard]] const contest::Entry* currentEntry() const;
  // Where a list is chosen, looked at and imported.
  ImportDialog* openImport();
  PlayerDialog* openPlayer(const contest::Entry* entry);
  // What was written into a cell of the list.
  void write(int number, int column, const QString& text);
  void openRenumbering();
  void openSchools();
  void search();
  void serveCommands();
  void markAbsent();
  void rejoin();
  // A desk's change of the chosen player, once it is confirmed; `message` afterwards.
  template <class Action>
  void confirm(words::Phrase title, words::Phrase introduction, words::Phrase message, const Action& action);

  NoticeBar* m_notice;
  QLineEdit* m_search;
  QPushButton* m_showAll;
  WritableTable* m_players;
};

}  // namespace damath::views
