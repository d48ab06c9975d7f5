// SPDX-License-Identifier: GPL-3.0-or-later
// Sonneborn-Berger (rulebook Y2f): the points of all beaten opponents and half the points of all opponents
// with a drawn game. A win against a stronger opponent therefore counts more.
#pragma once

#include <vector>

#include "core/contest/tiebreak/crosstable.hpp"

namespace damath::tiebreak {

// Returns the sums by seat, in points of the tally. A walkover counts as a win. A game that nobody won, a bye
// of either kind and an open game add nothing. An opponent's points include the allotted byes of that
// opponent. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> sonnebornBerger(const Field& field, const Crosstable& games);

}  // namespace damath::tiebreak
