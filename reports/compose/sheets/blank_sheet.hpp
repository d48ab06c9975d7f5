// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet to write on: the manual's form with as many ruled lines as the paper holds, room for every
// chip that may remain, and a small box beside each move for the landing square of a dama's capture (rulebook
// N6). A longer game goes on on a second one, which begins with the totals of the first.
#pragma once

#include <string>

#include "reports/compose/parts/labels.hpp"
#include "reports/compose/sheets/game_head.hpp"

namespace damath::compose {

enum class BlankPart { First, Continuation };

struct BlankSheet {
  std::string title;
  GameHead head;
  BlankPart part = BlankPart::First;
};

// An empty head gives an empty form; the title needs `head.set`, or names no chip set where that is empty.
[[nodiscard]] BlankSheet blankSheet(GameHead head, const Labels& labels, BlankPart part = BlankPart::First);

}  // namespace damath::compose
