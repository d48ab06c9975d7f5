// SPDX-License-Identifier: GPL-3.0-or-later
// Lists that are posted on the wall or at the door before a round: the pairings with all facts, by board and
// by name, and the check-in list, which the players sign.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the pairings of a round: board, BLUE and RED with start numbers and schools, and room for the
// result. Byes and absent players come last. A mark tells if the round is unpublished.
[[nodiscard]] ListSheet pairingsList(const contest::Contest& contest, const contest::Event& event,
                                     contest::RoundNumber round, words::Language language);

// Returns the pairings of a round, ordered by board. Players without an opponent stand below. The type is as
// large as the page allows.
[[nodiscard]] ListSheet pairingsByBoard(const contest::Contest& contest, const contest::Event& event,
                                        contest::RoundNumber round, words::Language language);

// Returns the pairings of a round, ordered by the players' names: each player's board, color and opponent.
[[nodiscard]] ListSheet pairingsByName(const contest::Contest& contest, const contest::Event& event,
                                       contest::RoundNumber round, words::Language language);

// Returns the players of a round, ordered by name, each with a box to tick and room to sign. Players who left
// the event or join later are not listed.
[[nodiscard]] ListSheet checkInList(const contest::Contest& contest, const contest::Event& event,
                                    contest::RoundNumber round, words::Language language);

}  // namespace damath::compose
