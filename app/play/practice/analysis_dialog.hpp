// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that analyzes a practice game or a game from a file with the engine.
#pragma once

#include <QDialog>

#include "app/play/analysis/analysis_view.hpp"
#include "app/window/session/session.hpp"

class QLabel;

namespace damath::window {

class AnalysisDialog : public QDialog {
  Q_OBJECT

 public:
  AnalysisDialog(const Translator& translator, const game::Setup& setup, const rules::TurnList& turns,
                 board::Side below, QWidget* parent);

  // Sets the text above the board. The text names the game.
  void tell(const QString& text);
  [[nodiscard]] bool isDone() const { return !m_view->isUnderWay(); }

 private:
  QLabel* m_notice;
  AnalysisView* m_view;
};

// Asks the user for a game file and opens its analysis. Shows an error message if the file cannot be read.
void analyseGameFile(Session& session, const Translator& translator, QWidget& parent);

}  // namespace damath::window
