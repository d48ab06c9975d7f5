// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of one live game in a line: the game's on the left, the move's on the right, both to be read
// from across the table, and between them what state they are in or what is nearly over.
#pragma once

#include <QWidget>

#include "app/models/text/translator.hpp"
#include "core/play/game_clock.hpp"

class QLabel;

namespace damath::views {

class ClockLine : public QWidget {
  Q_OBJECT

 public:
  explicit ClockLine(const models::Translator& translator, QWidget* parent = nullptr);

  // As large as a page of that size lets them be.
  void fitInto(const QSize& page);
  void show(const play::GameClock& clock);
  // Of no game.
  void clear();

 private:
  const models::Translator& m_translator;
  QLabel* m_game;
  QLabel* m_state;
  QLabel* m_move;
};

}  // namespace damath::views
