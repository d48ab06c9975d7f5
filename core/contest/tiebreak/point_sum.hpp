// SPDX-License-Identifier: GPL-3.0-or-later
// The Point System of rulebook Y2c: the sum of an entry's own grand totals of every game and rematch, exact,
// or with the option `pointSystem` each less the opponent's. Unit: points of the board, not of the tally.
#pragma once

#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

struct PointSum {
  exact::Number total;
  // Byes of either kind, walkovers and missing sheets: each counted 0. A game still open is none of them. A
  // difference needs both figures.
  int gamesWithoutFigures = 0;
};

// By seat. Rematches of Y2b count, and those that decided a drawn game of a knock-out.
[[nodiscard]] std::vector<PointSum> pointSums(const Field& field);

}  // namespace damath::tiebreak
