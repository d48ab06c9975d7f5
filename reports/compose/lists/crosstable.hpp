// SPDX-License-Identifier: GPL-3.0-or-later
// The crosstable of an event. An event with very many players has a list of each player's opponents and
// results instead, round by round, because a column for each opponent would be nearly empty.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the crosstable, ordered by start number, with a column for each opponent. If two players met
// several times, their results stand beside each other: "1 ½".
[[nodiscard]] ListSheet crosstable(const contest::Contest& contest, const contest::Event& event,
                                   const contest::Standings& standings, words::Language language);

// Returns the players ordered by start number, with a column for each round: the player's points and the
// opponent's start number. The results, points and ranks are those of the tally.
[[nodiscard]] ListSheet opponentsList(const TallySheet& tally, words::Language language);

}  // namespace damath::compose
