// SPDX-License-Identifier: GPL-3.0-or-later
// A game looked through with the engine: its course as a plot, what each turn gave away and what would have
// been best, and the board at the turn that is chosen in either. The engine thinks beside the window, and can
// be stopped with what it has found.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "app/game/game_analysis.hpp"
#include "app/models/contest/file_work.hpp"
#include "app/models/text/translator.hpp"

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace damath::views {

class BoardView;
class CoursePlot;

class AnalysisView : public QWidget {
  Q_OBJECT

 public:
  explicit AnalysisView(const models::Translator& translator, QWidget* parent = nullptr);

  // Another game in place of the one that is shown; it is looked through from its beginning.
  void analyse(game::Setup setup, game::GameCourse course, board::Side below);
  // Nothing is looked at any more.
  void clear();
  // The texts in another language.
  void retranslate();
  [[nodiscard]] bool isUnderWay() const { return m_work != nullptr && m_work->isUnderWay(); }
  // Ends what is under way; what is done so far is shown.
  void stop();
  // After so many turns.
  void goTo(int turn);
  [[nodiscard]] int chosen() const { return m_chosen; }
  void turnBoard();
  // Where the keys begin.
  [[nodiscard]] QWidget* first() const;

 Q_SIGNALS:
  // A turn was asked for by Return or by a double click.
  void turnOpened();

 private:
  void present(std::vector<game::AnalysedTurn> turns);
  // The value beyond the end of a companion game is no number of pieces.
  [[nodiscard]] bool isCounted(const game::AnalysedTurn& turn) const;
  void fillTable();
  void fillPlot();
  void showText();
  [[nodiscard]] QString summary() const;
  [[nodiscard]] QString textOf(int turn) const;
  [[nodiscard]] QString textOf(const rules::Turn& turn, const board::Position& before) const;
  [[nodiscard]] QString nameOf(board::Side side) const;

  const models::Translator& m_translator;
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
  std::unique_ptr<models::FileWork> m_work;
};

}  // namespace damath::views
