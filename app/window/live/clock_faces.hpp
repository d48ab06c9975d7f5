// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a live game as texts and colors: remaining times, state, warnings, and the side to move.
// Every warning is in words as well as in color.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include "app/desk/play/live_desk.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/text/translator.hpp"
#include "core/play/game_clock.hpp"

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

// The background and text colors of a clock in a state (ClockLook).
struct ClockColours {
  QColor fill;
  QColor ink;
};
[[nodiscard]] ClockColours coloursOf(ClockLook look, const QPalette& palette);

}  // namespace damath::window
