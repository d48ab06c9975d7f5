// SPDX-License-Identifier: GPL-3.0-or-later
// The rank of a chip during its turn (rulebook P1). Scores always use the rank at the start of the turn (P2).
#pragma once

#include "core/board/position.hpp"
#include "core/rules/movement.hpp"

namespace damath::rules {

// Returns the rank for the next jump after landing on a square. A chip is crowned within its turn only if the
// promotion answer is GoOn.
[[nodiscard]] constexpr board::Rank rankAfter(const Movement& movement, board::Piece piece,
                                              board::Square landing) {
  const bool crowned = movement.promotion == Promotion::GoOn && landing.y() == board::farRow(piece.side);
  return crowned ? board::Rank::Dama : piece.rank;
}

}  // namespace damath::rules
