// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a live game as people read them: what is left, what state they are in, and what is nearly or
// wholly over, in words as well as in colour.
#pragma once

#include <QString>

#include "app/desk/play/live_table.hpp"
#include "app/models/text/translator.hpp"
#include "app/views/parts/theme.hpp"

namespace damath::views {

enum class ClockLook {
  Standing,
  Going,
  Near,  // the last seconds of a move, of which is reminded
  Over   // the time of the move, of the game or of a player who has not come
};

struct ClockFaces {
  QString game;  // "19:25"; of a player who is waited for what is left of that
  QString move;  // "0:48"; "—" where the move that is due is not timed (T3), empty where none is
  QString state;
  QString waived;  // why this move is not timed; empty where it is
  QString alarm;   // empty where nothing is near its end
  ClockLook look = ClockLook::Standing;
};

// The clock is that of the table at this moment.
[[nodiscard]] ClockFaces facesOf(const play::GameClock& clock, const models::Translator& translator);

// "BLUE to move: Ramon, Mario", or how the game ended.
[[nodiscard]] QString turnText(const desk::LiveTable& table, const models::Translator& translator);

// What a clock that looks so is painted on, and with.
struct ClockColours {
  QColor fill;
  QColor ink;
};
[[nodiscard]] ClockColours coloursOf(ClockLook look, const QPalette& palette);

}  // namespace damath::views
