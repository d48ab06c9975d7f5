// SPDX-License-Identifier: GPL-3.0-or-later
// The rank with which a chip makes each jump of its turn (rulebook P1). It scores all of them with the rank
// that it began the turn with (P2).
#pragma once

#include "core/board/position.hpp"
#include "core/rules/movement.hpp"

namespace damath::rules {

// For the next jump, once it has landed here: crowned within the turn only where the law says so.
[[nodiscard]] constexpr board::Rank rankAfter(const Movement& movement, board::Piece piece,
                                              board::Square landing) {
  const bool crowned = movement.promotion == Promotion::GoOn && landing.y() == board::farRow(piece.side);
  return crowned ? board::Rank::Dama : piece.rank;
}

}  // namespace damath::rules
