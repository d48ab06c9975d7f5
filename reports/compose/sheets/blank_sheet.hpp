// SPDX-License-Identifier: GPL-3.0-or-later
// The empty scoresheet: the manual's form with as many ruled lines as the paper holds and room for every chip
// that may remain. A small box beside each move takes the landing square of a dama's capture (rulebook N6). A
// longer game continues on a second form, which begins with the totals of the first.
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

// Returns the form. An empty head gives an empty form. The title contains the name of `head.set`; if this is
// empty, the title names no chip set.
[[nodiscard]] BlankSheet blankSheet(GameHead head, words::Language language,
                                    BlankPart part = BlankPart::First);

}  // namespace damath::compose
