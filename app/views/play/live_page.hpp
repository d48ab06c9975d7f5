// SPDX-License-Identifier: GPL-3.0-or-later
// A game kept while it is played: the board, the sheet that writes itself, the clocks. Turns are typed as on
// paper or made on the board; there a turn that is not legal is refused with its reason. Where the
// arbiter keeps the game, each cell that is typed is marked right or wrong, and below the moves the end of
// the sheet is typed as the players wrote it. In an official contest the board tells no scores.
#pragma once

#include <QTimer>

#include "app/desk/rounds/meeting.hpp"
#include "app/models/play/live_board.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/play/live_acts.hpp"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace damath::views {

class ClockLine;
class NoticeBar;
class PlayBoard;
class TableSheet;
class TurnFields;

class LivePage : public Page {
  Q_OBJECT

 public:
  // The tables must outlive it.
  LivePage(const PageContext& context, models::LiveTables& tables, QWidget* parent = nullptr);

  void look(const Location& location) override;
  // A turn in the words of the paper, or by its squares.
  void type(const QString& typed);

 private:
  void refresh() override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  void connectParts();
  void makeMenu();
  // The games that are open, of which another can be looked at.
  void listTables();
  void showWhichTable();
  void showTable();
  // Chips as they stand; a turn that is new is seen being made.
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
  // Nothing where no such game is known; a rematch that is due is none yet.
  [[nodiscard]] std::optional<desk::Meeting> meeting() const;

  models::LiveBoard m_live;
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
  QPushButton* m_takeBack;
  QPushButton* m_objection;
  QPushButton* m_end;
  QPushButton* m_accept;
  QAction* m_wait = nullptr;
  QAction* m_correction = nullptr;
  QAction* m_motion = nullptr;
  QAction* m_giveUp = nullptr;
  QTimer m_checks;                      // runs out once nothing is typed for a moment
  std::vector<desk::SheetAt> m_places;  // of the tables to choose from
  bool m_isOffering = false;            // to begin the game
  // What the board shows: which live game, and how many of its turns.
  std::int64_t m_shownGame = 0;
  std::size_t m_shownTurns = 0;
  QString m_refusal;  // of what was tried on the board last
};

}  // namespace damath::views
