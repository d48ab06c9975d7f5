// SPDX-License-Identifier: GPL-3.0-or-later
// What a piece of the six roles can do in its turn, each option with the board as if it had been played
// (rulebook L2, L4–L6). They move as in historical shatranj: shah one tile any way, vizier one diagonally,
// rukh slides straight, alfil leaps exactly two diagonally, asb leaps the knight's move, piyadeh goes one
// forward (white up) and attacks one diagonally forward. No piece enters an unplayable tile; only leapers
// pass over one.
#pragma once

#include <optional>
#include <vector>

#include "core/layers/role_board.hpp"

namespace damath::layers {

// Close ranks: +1 armor for the piece itself and for the friendly pieces directly left and right of it,
// through the next enemy turn (rulebook L5). Every piece can do so instead of moving.
enum class Maneuver { Move, Attack, CloseRanks };

struct RoleOption {
  Maneuver maneuver;
  Place target;                    // where it goes or attacks; its own place when it closes ranks
  Place end;                       // where the piece stands afterwards
  std::optional<Outcome> outcome;  // of an attack
  // Conflict marks are those of this option alone, running effects are a turn older, and the other colour is
  // to move.
  RoleBoard after;
};

// Moves and attacks by the index of their target, close ranks last. Empty where no piece of the colour to
// move stands on the place.
[[nodiscard]] std::vector<RoleOption> optionsOf(const RoleBoard& board, Place place);

// Where the pieces of the colour to move stand, by index.
[[nodiscard]] std::vector<Place> placesToMove(const RoleBoard& board);

}  // namespace damath::layers
