// SPDX-License-Identifier: GPL-3.0-or-later
// The page for practice games, which belong to no contest: the board, the side to move, the totals of both
// sides, and the game's record. The game is stored after every turn and continues after a restart.
#pragma once

#include <array>

#include "app/play/practice/practice_game.hpp"
#include "app/window/board/play_board.hpp"
#include "app/window/page/page.hpp"

class QCheckBox;
class QLabel;

namespace damath::window {

class GameSheet;
class NoticeBar;

class PracticePage : public Page {
  Q_OBJECT

 public:
  explicit PracticePage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  [[nodiscard]] QString whyNot(Command command) const override;
  [[nodiscard]] QString stepName() const override;
  // Opens a game file: a Damath scoresheet, PDN, or a Dame record. An error is shown beside the board.
  void open(const QString& path);
  void save(const QString& path);
  [[nodiscard]] const PracticeGame& practice() const { return *m_game; }

 private:
  void refresh() override;

  void serveCommands();
  void begin(const game::Setup& setup);
  void askNewGame();
  void askFile();
  // Asks the user which sides the engine plays in an opened game, because a record does not tell this.
  void askWhoGoesOn();
  void goOn(const std::array<game::Player, 2>& players);
  void askWhereToSave();
  void setUpBoard();
  void turnBoard();
  void analyse();
  void offerDraw();
  void askRepetition();
  // Shows the board and then all texts. If `made` is set, the board shows this turn from the position
  // `before`.
  void showMoved(const std::optional<rules::Turn>& made, const board::Position& before);
  void showState();
  void showHint(const engine::SearchResult& result);
  void keep();
  void tell(const QString& text);
  [[nodiscard]] bool isRunning() const { return !m_game->game().outcome().has_value(); }

  PracticeGame* m_game;
  PlayBoard* m_board;
  QLabel* m_state;
  QLabel* m_message;
  NoticeBar* m_question;
  QLabel* m_totals;
  GameSheet* m_sheet;
  std::array<QCheckBox*, 4> m_aids;
  bool m_isBegun = false;     // true after the page has looked for the stored game of the last session
  std::size_t m_askedAt = 0;  // the number of played turns at the last question about a repetition
};

}  // namespace damath::window
