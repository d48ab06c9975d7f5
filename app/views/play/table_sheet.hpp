// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of a live game, which writes itself. Where the arbiter keeps the game what is wrong in it is
// marked, and below the moves of a game that is over its end is typed as the players wrote it.
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/desk/play/live_table.hpp"
#include "app/models/sheet/live_audit.hpp"
#include "app/models/sheet/sheet_model.hpp"

namespace damath::views {

class SheetGrid;

class TableSheet : public QWidget {
  Q_OBJECT

 public:
  explicit TableSheet(const models::Translator& translator, QWidget* parent = nullptr);
  ~TableSheet() override;

  // As it stands; null: of no game. What is being typed stays where the game is as it was.
  void show(const desk::LiveTable* table);
  void retranslate();

 Q_SIGNALS:
  // A row is wider than what is seen of it.
  void roomWanted();
  // What stands below the moves of that side was typed.
  void closingTyped(const damath::play::ClosingStep& step);

 private:
  void resizeEvent(QResizeEvent* event) override;

  void takeTyped();
  void setAnew();
  void showMarks();

  const models::Translator& m_translator;
  models::SheetModel m_sheet;
  models::LiveAudit m_audit;
  SheetGrid* m_lines;
  QTimer m_closes;           // runs out once what is typed is in the model
  sheet::Sheet m_shown;      // before anybody typed into it
  bool m_isOver = false;     // the game
  bool m_isTyped = false;    // there is something to type
  bool m_isShowing = false;  // the sheet is set, and nobody types
};

}  // namespace damath::views
