// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet of a live game, filled by the program. If the arbiter keeps the game, mistakes are marked.
// After such a game, the lines below the moves are typed as the players wrote them.
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

  // Shows the scoresheet of a game; null for none. Unsaved input stays if the game has not changed.
  void show(const desk::LiveTable* table);
  void retranslate();

 Q_SIGNALS:
  // Emitted if a row is wider than the visible part.
  void roomWanted();
  // Emitted when the user typed the lines below a side's moves.
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
  QTimer m_closes;           // waits until the typed text is in the model
  sheet::Sheet m_shown;      // the scoresheet without unsaved input
  bool m_isOver = false;     // the game is over
  bool m_isTyped = false;    // the user can type
  bool m_isShowing = false;  // the program sets the scoresheet, not the user
};

}  // namespace damath::window
