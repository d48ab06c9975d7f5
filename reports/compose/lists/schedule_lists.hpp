// SPDX-License-Identifier: GPL-3.0-or-later
// The schedule of an event: the Berger table of a round robin, or the bracket of a knock-out or a final.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the Berger table: the pairings of every round of a round robin by start numbers, and the players
// with these numbers. Precondition: the event is a round robin of two entries or more.
[[nodiscard]] ListSheet bergerList(const contest::Contest& contest, const contest::Event& event,
                                   words::Language language);

// Returns the bracket as a table for each round: the numbered games, their players and winners. A player who
// is not known yet is given by an earlier game, "winner of game 3". Precondition: hasBracket(event).
[[nodiscard]] ListSheet bracketList(const contest::Contest& contest, const contest::Event& event,
                                    words::Language language);

}  // namespace damath::compose
