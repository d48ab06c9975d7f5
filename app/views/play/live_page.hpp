// SPDX-License-Identifier: GPL-3.0-or-later
// A game kept while it is played: the board, the sheet that writes itself, the clocks. Turns are typed as on
// paper or made on the board; there a turn that is not legal is told with its reason and not made. In an
// official contest the board tells no scores.
#pragma once

#include "app/models/play/live_board.hpp"
#include "app/models/sheet/sheet_model.hpp"
#include "app/views/pages/page.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace damath::views {

class NoticeBar;
class PlayBoard;

class LivePage : public Page {
  Q_OBJECT

 public:
  explicit LivePage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  [[nodiscard]] bool offers(Command command) const override;
  void run(Command command) override;
  // A turn in the words of the paper, or by its squares.
  void type(const QString& text);

 protected:
  void refresh() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  // The games that are open, of which another can be looked at.
  void listTables();
  void showTable();
  // Chips as they stand; a turn that is new is seen being made.
  void showBoard();
  void showClocks();
  void tellGap();
  void showButtons();
  void offerToBegin();
  void begin(play::Keeping keeping);
  void act(const play::LiveStep& step);
  // Who does it and why is asked first.
  void actNamed(words::Phrase what, const play::LiveStep& step);
  void tell(const desk::DeskError& error);
  void askToLetStand(const QString& text);
  void ask(words::Phrase what, const std::function<bool(const desk::Author&)>& make);
  void object(board::Side side);
  void rule();
  void chooseEnding();
  void accept();
  [[nodiscard]] QString stateText() const;

  models::LiveBoard m_live;
  models::SheetModel m_sheet;
  NoticeBar* m_notice;
  QComboBox* m_tables;
  PlayBoard* m_board;
  QLabel* m_blue;
  QLabel* m_red;
  QTableView* m_lines;
  QLabel* m_game;
  QLabel* m_move;
  QLabel* m_state;
  QLineEdit* m_typed;
  QPushButton* m_go;
  QPushButton* m_writing;
  QPushButton* m_takeBack;
  QPushButton* m_objection;
  QPushButton* m_end;
  QPushButton* m_accept;
  bool m_isOffering = false;  // to begin the game
  // What the board shows: which live game, and how many of its turns.
  std::int64_t m_shownGame = 0;
  std::size_t m_shownTurns = 0;
  play::milliseconds m_toldGap{0};
};

}  // namespace damath::views
