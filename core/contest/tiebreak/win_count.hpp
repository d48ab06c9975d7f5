// SPDX-License-Identifier: GPL-3.0-or-later
// Wins (rulebook Y2g): the number of games of the rounds that an entry has won.
#pragma once

#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// Returns the numbers by seat. A walkover is a win for the player who came. A bye of either kind, a game that
// nobody won and an open game are not wins. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> winCount(const Field& field);

}  // namespace damath::tiebreak
