// SPDX-License-Identifier: GPL-3.0-or-later
// The crosstable of very many players: a row each with opponents and results, round by round. A column for
// each opponent would be nearly empty.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"

namespace damath::compose {

// By start number. Its cells, points and ranks are those of the tally.
[[nodiscard]] ListSheet opponentsList(const TallySheet& tally, const Labels& labels);

}  // namespace damath::compose
