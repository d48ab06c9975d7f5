// SPDX-License-Identifier: GPL-3.0-or-later
// The schedule of an event: the Berger table of a round robin, the bracket of a knock-out or of a final.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns every round of a round robin by start numbers, and the names of these numbers. Precondition: the
// event is a round robin of two entries or more.
[[nodiscard]] ListSheet bergerList(const contest::Contest& contest, const contest::Event& event,
                                   words::Language language);

// True if the event has a bracket now: a knock-out with two entries or more, or groups whose final has begun
// and is a knock-out.
[[nodiscard]] bool hasBracket(const contest::Event& event);

// Returns a table for each round: the numbered games, their players or the earlier games that these come
// from, and the winners. Precondition: hasBracket(event).
[[nodiscard]] ListSheet bracketList(const contest::Contest& contest, const contest::Event& event,
                                    words::Language language);

// Returns "Final: board 1", "For third place: board 2" if the round has these games; empty for an event
// without a bracket.
[[nodiscard]] std::vector<std::string> namedGames(const contest::Contest& contest,
                                                  const contest::Event& event, contest::RoundNumber round,
                                                  words::Language language);

}  // namespace damath::compose
