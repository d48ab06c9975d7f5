// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a live game as texts (remaining times, state, warnings), and the widget that shows the texts
// in one line. Every warning is in words as well as in color.
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
  Near,  // the time of the move is almost over; the clock reminds the player
  Over   // the time of the move, of the game or for waiting has run out
};

struct ClockFaces {
  // the time left for the game, "19:25"; if a player is absent, the time left to wait for the player
  QString game;
  // the time left for the move, "0:48"; "—" if this move is not timed (T3); empty while no move time is
  // counted
  QString move;
  QString state;
  QString waived;  // the reason why this move is not timed; empty if the move is timed
  QString alarm;   // the warning that a time is near its end or over; empty if there is none
  ClockLook look = ClockLook::Standing;
};

// Returns the texts of a live game's clocks. `clock` is the clock at this moment.
[[nodiscard]] ClockFaces facesOf(const play::GameClock& clock, const Translator& translator);

// Returns the side to move with the players' names, "BLUE to move: Ramon, Mario", or how the game ended.
[[nodiscard]] QString turnText(const desk::LiveTable& table, const Translator& translator);

// Returns the background and text colors of a clock in this state.
struct ClockColours {
  QColor fill;
  QColor ink;
};
[[nodiscard]] ClockColours coloursOf(ClockLook look, const QPalette& palette);

// The clocks of a live game in one line: game time on the left, move time on the right. The state or a
// warning stands between them. The type is readable from across the table.
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
