// SPDX-License-Identifier: GPL-3.0-or-later
// The empty scoresheet, as in the manual. It has as many ruled lines as the paper holds, and room for every
// chip that may remain. A small box beside each move is for the landing square of a dama's capture (rulebook
// N6). A longer game continues on a second form, which begins with the totals of the first.
#pragma once

#include <string>

#include "reports/compose/sheets/game_head.hpp"
#include "words/language.hpp"

namespace damath::compose {

enum class BlankPart { First, Continuation };

struct BlankSheet {
  std::string title;
  GameHead head;
  BlankPart part = BlankPart::First;
};

// Returns the empty scoresheet. A field of `head` without text becomes a line to write on. The title names
// the chip set `head.set`; if this name is empty, the title has a line to write on.
[[nodiscard]] BlankSheet blankSheet(GameHead head, words::Language language,
                                    BlankPart part = BlankPart::First);

}  // namespace damath::compose
