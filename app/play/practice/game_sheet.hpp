// SPDX-License-Identifier: GPL-3.0-or-later
// A table with the record of a practice game, read-only. Damath has a scoresheet with both players' moves,
// scores and totals. A companion game has its numbered turns. The table scrolls to the last line after each
// change.
#pragma once

#include <QTableWidget>

#include "app/play/game/game_setup.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class GameSheet : public QTableWidget {
  Q_OBJECT

 public:
  explicit GameSheet(const Translator& translator, QWidget* parent = nullptr);

  void show(const game::Setup& setup, const rules::RunningGame& game);

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

  void showSheet(const game::Setup& setup, const rules::RunningGame& game);
  void showTurns(const game::Setup& setup, const rules::RunningGame& game);
  void showEnd();
  void setCell(int row, int column, const QString& text, Qt::Alignment alignment);

  const Translator& m_translator;
};

}  // namespace damath::window
