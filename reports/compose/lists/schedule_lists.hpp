// SPDX-License-Identifier: GPL-3.0-or-later
// How an event goes on: the Berger table of a round robin, the bracket of a knock-out or of a final.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/lists/list_sheet.hpp"

namespace damath::compose {

// Every round of a round robin with start numbers, and who they are. Promise: the event is a round robin of
// two entries or more.
[[nodiscard]] ListSheet bergerList(const contest::Contest& contest, const contest::Event& event,
                                   const Labels& labels);

// Whether the event has a bracket by now: a knock-out with two entries or more, or groups whose final has
// begun and is one.
[[nodiscard]] bool hasBracket(const contest::Event& event);

// A table a round: the games by number, who plays, or of which game the winner or loser comes, and who went
// on. Promise: hasBracket().
[[nodiscard]] ListSheet bracketList(const contest::Contest& contest, const contest::Event& event,
                                    const Labels& labels);

// "Final: board 1", "For third place: board 2", where the round has them; empty for an event without a
// bracket.
[[nodiscard]] std::vector<std::string> namedGames(const contest::Contest& contest,
                                                  const contest::Event& event, contest::RoundNumber round,
                                                  const Labels& labels);

}  // namespace damath::compose
