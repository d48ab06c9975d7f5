// SPDX-License-Identifier: GPL-3.0-or-later
// The crosstable of very many players: each row lists opponents and results, round by round. A column for
// each opponent would be nearly empty.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the list by start number. Cells, points and ranks come from the tally.
[[nodiscard]] ListSheet opponentsList(const TallySheet& tally, words::Language language);

}  // namespace damath::compose
