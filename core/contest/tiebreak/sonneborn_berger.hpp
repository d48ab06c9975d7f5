// SPDX-License-Identifier: GPL-3.0-or-later
// Sonneborn-Berger (rulebook Y2f): the points of the opponents beaten and half those of the opponents drawn
// with, so that a win against the stronger counts for more.
#pragma once

#include <vector>

#include "core/contest/tiebreak/crosstable.hpp"

namespace damath::tiebreak {

// By seat, in points of the tally.
// Unplayed games: a walkover counts as the win it is; one that nobody won, a bye of either kind and a game
// still open add nothing, while an opponent's allotted byes are among that opponent's points. Rematches do
// not count.
[[nodiscard]] std::vector<exact::Rational> sonnebornBerger(const Field& field, const Crosstable& games);

}  // namespace damath::tiebreak
