// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a live game as texts (remaining times, state, warnings), and the line on the page that shows
// them. Every warning is in words as well as in color.
#pragma once

#include <QString>
#include <QWidget>

#include "app/desk/play/live_desk.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/text/translator.hpp"
#include "core/play/game_clock.hpp"

class QLabel;

namespace damath::window {

enum class ClockLook {
  Standing,
  Going,
  Near,  // the last seconds of a move, with a reminder
  Over   // the time of the move, of the game, or for an absent player has run out
};

struct ClockFaces {
  QString game;  // "19:25"; while a player is absent, the remaining waiting time
  QString move;  // "0:48"; "—" if the current move is not timed (T3); empty if no move is due
  QString state;
  QString waived;  // the reason why this move is not timed; empty if it is timed
  QString alarm;   // empty if no time is near its end
  ClockLook look = ClockLook::Standing;
};

// `clock` is the table's clock at this moment.
[[nodiscard]] ClockFaces facesOf(const play::GameClock& clock, const Translator& translator);

// Returns "BLUE to move: Ramon, Mario", or how the game ended.
[[nodiscard]] QString turnText(const desk::LiveTable& table, const Translator& translator);

// The background and text colors of a clock in this state.
struct ClockColours {
  QColor fill;
  QColor ink;
};
[[nodiscard]] ClockColours coloursOf(ClockLook look, const QPalette& palette);

// The clocks of a live game on a line: game time on the left, move time on the right, readable from across
// the table. The state or a warning stands between them.
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
