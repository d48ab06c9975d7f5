// SPDX-License-Identifier: GPL-3.0-or-later
// Wins (rulebook Y2g): how many games of the rounds an entry has won.
#pragma once

#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// By seat.
// Unplayed games: a walkover is a game won by the one who came; a bye of either kind, a game that nobody won
// and a game still open are none. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> winCount(const Field& field);

}  // namespace damath::tiebreak
