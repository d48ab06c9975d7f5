// SPDX-License-Identifier: GPL-3.0-or-later
// The crosstable of an event with very many players. Each row lists a player's opponents and results, round
// by round. A usual crosstable, with a column for each opponent, would be nearly empty.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the list, ordered by start number. The results, points and ranks are those of the tally.
[[nodiscard]] ListSheet opponentsList(const TallySheet& tally, words::Language language);

}  // namespace damath::compose
