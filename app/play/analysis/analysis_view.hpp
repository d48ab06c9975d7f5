// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the analysis of a game. A plot shows the course of the game. A table shows for each turn the points
// that it lost and the best turn. A board shows the position at the chosen turn. A turn can be chosen in the
// plot or in the table. The engine works in another thread; the user can stop it and keep the results so far.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "app/play/game/game_analysis.hpp"
#include "app/window/session/file_work.hpp"
#include "app/window/text/translator.hpp"

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace damath::window {

class BoardView;
class CoursePlot;

class AnalysisView : public QWidget {
  Q_OBJECT

 public:
  explicit AnalysisView(const Translator& translator, QWidget* parent = nullptr);

  // Replaces the shown game by `course` and starts its analysis from the first turn. `below` is the side at
  // the bottom of the board.
  void analyse(game::Setup setup, game::GameCourse course, board::Side below);
  // Removes the game from the view and ends its analysis.
  void clear();
  void retranslate();
  [[nodiscard]] bool isUnderWay() const { return m_work != nullptr && m_work->isUnderWay(); }
  // Ends a running analysis and shows the results so far.
  void stop();
  // Shows the position after the first `turn` turns of the game.
  void goTo(int turn);
  [[nodiscard]] int chosen() const { return m_chosen; }
  void turnBoard();
  // Returns the widget that gets the keyboard focus first.
  [[nodiscard]] QWidget* first() const;

 Q_SIGNALS:
  // Emitted when the user opens a turn with Return or a double click.
  void turnOpened();

 private:
  void present(std::vector<game::AnalysedTurn> turns);
  // True if the engine has valued the turn, and the value is a number of points (Damath) or men (companion
  // games). The value of a companion game that is won is no such number.
  [[nodiscard]] bool isCounted(const game::AnalysedTurn& turn) const;
  void fillTable();
  void fillPlot();
  void showText();
  [[nodiscard]] QString summary() const;
  [[nodiscard]] QString textOf(int turn) const;
  [[nodiscard]] QString textOf(const rules::Turn& turn, const board::Position& before) const;
  [[nodiscard]] QString nameOf(board::Side side) const;

  const Translator& m_translator;
  std::optional<game::Setup> m_setup;
  game::GameCourse m_course;
  std::vector<game::AnalysedTurn> m_turns;
  int m_chosen = 0;
  BoardView* m_board;
  QLabel* m_text;
  CoursePlot* m_plot;
  QTableWidget* m_table;
  QWidget* m_underWay;
  QProgressBar* m_progress;
  QPushButton* m_stop;
  std::unique_ptr<FileWork> m_work;
};

}  // namespace damath::window
