// SPDX-License-Identifier: GPL-3.0-or-later
// A board of the six roles: the pieces, the running effects, the color to move, and the attack of one piece
// on another (rulebook L3–L5).
#pragma once

#include "core/layers/effects.hpp"
#include "core/layers/role.hpp"

namespace damath::layers {

// Invariant: effects stand only on tiles that have a piece.
struct RoleBoard {
  RoleLayer tiles;
  Effects effects;
  Colour toMove = Colour::White;
  friend bool operator==(const RoleBoard&, const RoleBoard&) = default;
};

// Returns the piece on a place. Null if there is none.
[[nodiscard]] const RolePiece* pieceAt(const RoleBoard& board, Place place);
[[nodiscard]] bool isVacant(const RoleBoard& board, Place place);

// attackNow, healthNow and armorNow return the present attack, health or armor of a piece, including running
// effects. Attack and armor are at least 0. Health is at least 1, so the end of a bonus never kills a piece.
// Precondition: a piece stands on the place.
[[nodiscard]] int attackNow(const RoleBoard& board, Place place);
[[nodiscard]] int healthNow(const RoleBoard& board, Place place);
[[nodiscard]] int armorNow(const RoleBoard& board, Place place);

enum class Outcome { Won, Repelled };

// Attacks the piece on `target` with the piece on `from`. A winning attacker moves to `target`; a repelled
// attacker moves to `stop`, which may be `from`. The attacker takes no damage. `toMove` and the remaining
// turns of effects do not change. Precondition: enemies stand on `from` and `target`; `stop` is `from` or
// vacant.
Outcome attack(RoleBoard& board, Place from, Place target, Place stop);

// Moves the piece on `from` to `to`, with its effects. Precondition: a piece stands on `from`; `to` is `from`
// or vacant.
void move(RoleBoard& board, Place from, Place to);

}  // namespace damath::layers
