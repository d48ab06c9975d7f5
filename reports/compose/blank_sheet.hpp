// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet to write on: the manual's form with ruled lines, room for a 20-minute game and its remaining
// chips, and a small box beside each move for the landing square of a dama's capture (rulebook N6).
#pragma once

#include <string>

#include "reports/compose/game_head.hpp"
#include "reports/compose/labels.hpp"

namespace damath::compose {

struct BlankSheet {
  std::string title;
  GameHead head;
  int playLines = 25;
  int remainingLines = 6;
};

// An empty head gives an empty form; the title needs `head.set`, or names no chip set where that is empty.
[[nodiscard]] BlankSheet blankSheet(GameHead head, const Labels& labels);

}  // namespace damath::compose
