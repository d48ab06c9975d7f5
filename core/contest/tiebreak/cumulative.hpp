// SPDX-License-Identifier: GPL-3.0-or-later
// Cumulative score (rulebook Y2h): the sum of an entry's running scores after each round. Early points
// therefore count more. Example: 1, 1, 0 in three rounds gives 1 + 2 + 2 = 5.
#pragma once

#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// Returns the sums by seat, up to the last round with a result or an allotted bye. A walkover and an allotted
// bye count with their points in their round. An absent bye, a game that nobody won and an open game leave
// the running score unchanged. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> cumulative(const Field& field);

}  // namespace damath::tiebreak
