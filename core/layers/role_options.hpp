// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a piece of the six roles, each with the board after the option (rulebook L2, L4–L6). Pieces
// move as in historical shatranj. A shah goes one tile in any direction, a vizier one tile diagonally. A rukh
// slides straight. An alfil leaps exactly two tiles diagonally, an asb leaps the knight's move. A piyadeh
// goes one tile forward (white up) and attacks one tile diagonally forward. No piece enters an unplayable
// tile. Only the pieces that leap (alfil, asb) may pass over an unplayable tile.
#pragma once

#include <optional>
#include <vector>

#include "core/layers/role_board.hpp"

namespace damath::layers {

// The maneuvers. CloseRanks gives +1 armor to the piece and to friendly pieces of its row (see Ranks). This
// armor lasts through the next enemy turn (rulebook L5). Every piece can close ranks instead of moving.
enum class Maneuver { Move, Attack, CloseRanks };

// The friendly pieces that CloseRanks protects besides the piece itself: those directly to its left and
// right, or all in its row (rulebook L5, option `closeRanks`).
enum class Ranks { Neighbors, Row };

struct RoleOption {
  Maneuver maneuver;
  // The destination or the attacked place; for CloseRanks, the place of the piece.
  Place target;
  Place end;                       // the place of the piece after this option
  std::optional<Outcome> outcome;  // the result of the attack; nullopt if the option is no attack
  // The board after the option. It has at most one conflict mark (of a won or repelled attack), which belongs
  // to this option. Running effects have one turn less, and the other color is to move.
  RoleBoard after;
};

// Returns the options of the piece on this place: its moves and attacks, ordered by the index of the target,
// then CloseRanks. Empty if no piece of the color to move stands on the place.
[[nodiscard]] std::vector<RoleOption> optionsOf(const RoleBoard& board, Place place,
                                                Ranks ranks = Ranks::Neighbors);

// Returns the places of the pieces that the piece on this place protects by CloseRanks, its own included,
// from left to right. Precondition: a piece stands on the place.
[[nodiscard]] std::vector<Place> rankOf(const RoleBoard& board, Place place, Ranks ranks);

// Returns the places of the pieces of the color to move, ordered by index.
[[nodiscard]] std::vector<Place> placesToMove(const RoleBoard& board);

}  // namespace damath::layers
