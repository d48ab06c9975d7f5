// SPDX-License-Identifier: GPL-3.0-or-later
// A game looked through with the engine: its course as a plot, what each turn gave away and what would have
// been best, and the board at the turn that is chosen in either. The engine thinks beside the window.
#pragma once

#include <QDialog>

#include "app/models/contest/file_work.hpp"
#include "app/models/practice/game_analysis.hpp"
#include "app/models/text/translator.hpp"

class QLabel;
class QProgressBar;
class QTableWidget;

namespace damath::views {

class BoardView;
class CoursePlot;

class AnalysisDialog : public QDialog {
  Q_OBJECT

 public:
  AnalysisDialog(const models::Translator& translator, const game::Setup& setup, const rules::TurnList& turns,
                 board::Side below, QWidget* parent);

  [[nodiscard]] bool isDone() const { return !m_work.isUnderWay(); }

 private:
  void present(std::vector<models::AnalysedTurn> turns);
  // What is told beyond the end of a companion game is no number of pieces.
  [[nodiscard]] bool isCounted(const models::AnalysedTurn& turn) const;
  void fillTable();
  void fillPlot();
  // Behind so many turns.
  void goTo(int turn);
  [[nodiscard]] QString nameOf(board::Side side) const;

  const models::Translator& m_translator;
  const game::Setup m_setup;
  std::vector<models::AnalysedTurn> m_turns;
  BoardView* m_board;
  QLabel* m_told;
  CoursePlot* m_plot;
  QTableWidget* m_table;
  QProgressBar* m_progress;
  models::FileWork m_work;
};

}  // namespace damath::views
