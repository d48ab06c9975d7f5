// SPDX-License-Identifier: GPL-3.0-or-later
// Buchholz (rulebook Y2e): the sum of the opponents' points. The entry with the stronger opponents is ahead.
#pragma once

#include <vector>

#include "core/contest/tiebreak/crosstable.hpp"

namespace damath::tiebreak {

// Returns the sums by seat, in points of the tally. An opponent counts once for each game with a result. A
// walkover is a game for both sides, also if nobody won. A bye of either kind has no opponent and adds
// nothing to the entry's own sum. An opponent's points include the allotted byes of that opponent. Open games
// and rematches do not count.
[[nodiscard]] std::vector<exact::Rational> buchholz(const Field& field, const Crosstable& games);

}  // namespace damath::tiebreak
