// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a live game in one line: game time on the left, move time on the right. Between them stands
// the state, a warning, or both. The type is readable from across the table.
#pragma once

#include <QSize>
#include <QWidget>

#include "app/window/text/translator.hpp"
#include "core/play/game_clock.hpp"

class QLabel;

namespace damath::window {

class ClockLine : public QWidget {
  Q_OBJECT

 public:
  explicit ClockLine(const Translator& translator, QWidget* parent = nullptr);

  // Makes the type of the clocks as large as a page of this size allows.
  void fitInto(const QSize& page);
  void show(const play::GameClock& clock);
  // Removes the texts of the clocks, because no game is shown.
  void clear();

 private:
  const Translator& m_translator;
  QLabel* m_game;
  QLabel* m_state;
  QLabel* m_move;
};

}  // namespace damath::window
