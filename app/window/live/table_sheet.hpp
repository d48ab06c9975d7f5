// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet of a live game, which the program fills. If the arbiter keeps the game, mistakes are marked,
// and after the game the user types the lines below the moves as the players wrote them.
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/desk/play/live_desk.hpp"
#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/scoresheet/sheet_model.hpp"

namespace damath::window {

class SheetGrid;

class TableSheet : public QWidget {
  Q_OBJECT

 public:
  explicit TableSheet(const Translator& translator, QWidget* parent = nullptr);
  ~TableSheet() override;

  // Shows the scoresheet of a live game; null shows no game. Unsaved typing stays if the scoresheet of the
  // game has not changed.
  void show(const desk::LiveTable* table);
  void retranslate();

 Q_SIGNALS:
  // Emitted if a row of the scoresheet is wider than the visible part.
  void roomWanted();
  // Emitted when the user typed the rows that a side wrote below its moves: remaining chips, their total and
  // the grand total.
  void closingTyped(const damath::play::ClosingStep& step);

 private:
  void resizeEvent(QResizeEvent* event) override;

  void takeTyped();
  void setAnew();
  void showMarks();

  const Translator& m_translator;
  SheetModel m_sheet;
  LiveAudit m_audit;
  SheetGrid* m_lines;
  QTimer m_closes;           // calls takeTyped() after the typed text is in the model
  sheet::Sheet m_shown;      // the scoresheet without unsaved typing
  bool m_isOver = false;     // true if the game is over
  bool m_isTyped = false;    // true if the user may type
  bool m_isShowing = false;  // true while the program sets the cells, not the user
};

}  // namespace damath::window
