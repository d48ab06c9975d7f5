// SPDX-License-Identifier: GPL-3.0-or-later
// The Point System (rulebook Y2c): the exact sum of an entry's own grand totals of every game and rematch.
// With the option `pointSystem: difference` each grand total is less the opponent's. Unit: points of the
// board, not points of the tally.
#pragma once

#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

struct PointSum {
  exact::Number total;
  // Byes of either kind, walkovers and missing sheets; each counts 0. Open games are not included. With the
  // option `difference`, a game counts 0 unless both grand totals exist.
  int gamesWithoutFigures = 0;
};

// Returns the sums by seat. Rematches of Y2b count, and so do rematches that decided a drawn game of a
// knock-out.
[[nodiscard]] std::vector<PointSum> pointSums(const Field& field);

}  // namespace damath::tiebreak
