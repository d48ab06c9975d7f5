// SPDX-License-Identifier: GPL-3.0-or-later
// Buchholz (rulebook Y2e): the sum of the opponents' points, so that whoever met the stronger field is ahead.
#pragma once

#include <vector>

#include "core/contest/tiebreak/crosstable.hpp"

namespace damath::tiebreak {

// By seat, in points of the tally. An opponent counts once for each game with a result, however that came
// about.
// Unplayed games: a walkover counts as the game it is, for both sides, also one that nobody won. A bye,
// allotted or absent, has no opponent and adds nothing to the own figure; an opponent's allotted byes are
// among that opponent's points. A game still open adds nothing. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> buchholz(const Field& field, const Crosstable& games);

}  // namespace damath::tiebreak
