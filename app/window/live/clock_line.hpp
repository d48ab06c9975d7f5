// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a live game on a line: game time on the left, move time on the right, readable from across
// the table. The state or a warning stands between them.
#pragma once

#include <QWidget>

#include "app/window/text/translator.hpp"
#include "core/play/game_clock.hpp"

class QLabel;

namespace damath::window {

class ClockLine : public QWidget {
  Q_OBJECT

 public:
  explicit ClockLine(const Translator& translator, QWidget* parent = nullptr);

  // Makes the clocks as large as a page of this size allows.
  void fitInto(const QSize& page);
  void show(const play::GameClock& clock);
  // Shows no game.
  void clear();

 private:
  const Translator& m_translator;
  QLabel* m_game;
  QLabel* m_state;
  QLabel* m_move;
};

}  // namespace damath::window
