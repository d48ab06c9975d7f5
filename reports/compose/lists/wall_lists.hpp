// SPDX-License-Identifier: GPL-3.0-or-later
// Lists for the wall or the door before a round: the pairings by board and by name, and the check-in list for
// the players' signatures.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the pairings ordered by board, with the unpaired players below. The type is as large as the page
// allows.
[[nodiscard]] ListSheet pairingsByBoard(const contest::Contest& contest, const contest::Event& event,
                                        contest::RoundNumber round, words::Language language);

// Returns the pairings ordered by name: board, color and opponent of each player.
[[nodiscard]] ListSheet pairingsByName(const contest::Contest& contest, const contest::Event& event,
                                       contest::RoundNumber round, words::Language language);

// Returns every player of this round ordered by name, with a box and room to sign. Players who left the event
// or join later are left out.
[[nodiscard]] ListSheet checkInList(const contest::Contest& contest, const contest::Event& event,
                                    contest::RoundNumber round, words::Language language);

}  // namespace damath::compose
