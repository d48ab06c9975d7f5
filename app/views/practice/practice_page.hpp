// SPDX-License-Identifier: GPL-3.0-or-later
// Games for practice, of no contest: the board, whose turn it is, both totals, and the sheet that writes
// itself beside it. The game is kept after every turn and goes on when the window opens again.
#pragma once

#include <array>

#include "app/models/practice/practice_game.hpp"
#include "app/views/board/play_board.hpp"
#include "app/views/pages/page.hpp"

class QCheckBox;
class QLabel;

namespace damath::views {

class GameSheet;
class NoticeBar;

class PracticePage : public Page {
  Q_OBJECT

 public:
  explicit PracticePage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  [[nodiscard]] QString whyNot(Command command) const override;
  [[nodiscard]] QString stepName() const override;
  // A game of any of the three kinds of record; refused in words beside the board.
  void open(const QString& path);
  void save(const QString& path);
  [[nodiscard]] const models::PracticeGame& practice() const { return *m_game; }

 private:
  void refresh() override;

  void serveCommands();
  void begin(const game::Setup& setup);
  void askNewGame();
  void askFile();
  // Who goes on with a game that was opened: no record tells who played it.
  void askWhoGoesOn();
  void goOn(const std::array<game::Player, 2>& players);
  void askWhereToSave();
  void setUpBoard();
  void turnBoard();
  void analyse();
  void offerDraw();
  void askRepetition();
  // The board, after the turn where one was just made; then everything that is said about it.
  void showMoved(const std::optional<rules::Turn>& made, const board::Position& before);
  void showState();
  void showHint(const engine::SearchResult& result);
  void keep();
  void tell(const QString& text);
  [[nodiscard]] bool isRunning() const { return !m_game->game().outcome().has_value(); }

  models::PracticeGame* m_game;
  PlayBoard* m_board;
  QLabel* m_state;
  QLabel* m_message;
  NoticeBar* m_question;
  QLabel* m_totals;
  GameSheet* m_sheet;
  std::array<QCheckBox*, 4> m_aids;
  bool m_isBegun = false;     // the game of the last time was looked for
  std::size_t m_askedAt = 0;  // after so many turns the repetition was asked about
};

}  // namespace damath::views
