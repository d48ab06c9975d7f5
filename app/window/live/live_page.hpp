// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a live game: the board, the scoresheet that the program fills, and the clocks. A turn is typed
// in scoresheet notation or made on the board. The board refuses illegal turns and gives the reason. If the
// arbiter keeps the game, each typed cell is marked right or wrong, and after the game the user types the end
// of the scoresheet as the players wrote it. In an official contest, the board shows no scores of possible
// captures.
#pragma once

#include <QTimer>

#include "app/desk/rounds/meeting.hpp"
#include "app/window/live/live_acts.hpp"
#include "app/window/live/shown_game.hpp"
#include "app/window/page/page.hpp"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace damath::window {

class ClockLine;
class NoticeBar;
class PlayBoard;
class TableSheet;
class TurnFields;

class LivePage : public Page {
  Q_OBJECT

 public:
  // Precondition: the tables outlive this object.
  LivePage(const PageContext& context, LiveTables& tables, QWidget* parent = nullptr);

  void look(const Location& location) override;
  // Makes the turn that `typed` describes, in scoresheet notation or as squares.
  void type(const QString& typed);

 private:
  void refresh() override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  void connectParts();
  void makeMenu();
  // Fills the list of the event's open live games.
  void listTables();
  void showWhichTable();
  void showTable();
  // Shows the current position of the live game. The board animates a new turn.
  void showBoard();
  void showClocks();
  void showCheck();
  [[nodiscard]] QString exampleText() const;
  void showButtons();
  void offerToBegin();
  void begin(play::Keeping keeping);
  void enterFields();
  void accept();
  [[nodiscard]] bool isKeptByArbiter() const;
  [[nodiscard]] QString stateText() const;
  [[nodiscard]] QString namesText() const;
  // Returns the two players of the shown game. nullopt if the game is not known, or if the rematch is not
  // played yet.
  [[nodiscard]] std::optional<desk::Meeting> meeting() const;

  ShownGame m_live;
  NoticeBar* m_notice;
  LiveActs m_liveActs;
  QSplitter* m_both;
  QComboBox* m_tables;
  QPushButton* m_more;
  PlayBoard* m_board;
  TableSheet* m_sheet;
  ClockLine* m_clocks;
  QLabel* m_state;
  QStackedWidget* m_entry;
  QLineEdit* m_typed;
  TurnFields* m_fields;
  QLabel* m_check;
  QPushButton* m_go;
  QPushButton* m_writing;
  QPushButton* m_undoTurn;
  QPushButton* m_objection;
  QPushButton* m_end;
  QPushButton* m_accept;
  QAction* m_wait = nullptr;
  QAction* m_correction = nullptr;
  QAction* m_motion = nullptr;
  QAction* m_giveUp = nullptr;
  QTimer m_checks;                      // checks the typed turn a moment after the last key press
  std::vector<desk::SheetAt> m_places;  // the live games in the list m_tables
  bool m_isOffering = false;            // true while the page offers to begin the live game
  // m_shownGame is the live game that the board shows; m_shownTurns is the number of its turns that the board
  // shows.
  std::int64_t m_shownGame = 0;
  std::size_t m_shownTurns = 0;
  QString m_refusal;  // the reason why the last step on the board was refused; empty if none
};

}  // namespace damath::window
