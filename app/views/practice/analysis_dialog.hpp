// SPDX-License-Identifier: GPL-3.0-or-later
// The game on the practice board, looked through with the engine.
#pragma once

#include <QDialog>

#include "app/views/analysis/analysis_view.hpp"

namespace damath::views {

class AnalysisDialog : public QDialog {
  Q_OBJECT

 public:
  AnalysisDialog(const models::Translator& translator, const game::Setup& setup, const rules::TurnList& turns,
                 board::Side below, QWidget* parent);

  [[nodiscard]] bool isDone() const { return !m_view->isUnderWay(); }

 private:
  AnalysisView* m_view;
};

}  // namespace damath::views
