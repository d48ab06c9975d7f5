// SPDX-License-Identifier: GPL-3.0-or-later
// Cumulative (rulebook Y2h): the sum of an entry's running scores, its points after each round, so that early
// points count for more. 1, 1, 0 in three rounds: 1 + 2 + 2 = 5.
#pragma once

#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// By seat, up to the last round with a result or an allotted bye.
// Unplayed games: a walkover and an allotted bye count with their points in their round; an absent bye, a
// game that nobody won and a game still open leave the running score as it was. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> cumulative(const Field& field);

}  // namespace damath::tiebreak
