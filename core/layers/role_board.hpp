// SPDX-License-Identifier: GPL-3.0-or-later
// A board of the six roles: what stands where, what runs on it, whose turn it is, and how one piece attacks
// another (rulebook L3–L5).
#pragma once

#include "core/layers/effects.hpp"
#include "core/layers/role.hpp"

namespace damath::layers {

// Effects stand on tiles with pieces only.
struct RoleBoard {
  RoleLayer tiles;
  Effects effects;
  Colour toMove = Colour::White;
  friend bool operator==(const RoleBoard&, const RoleBoard&) = default;
};

// Null where no piece stands.
[[nodiscard]] const RolePiece* pieceAt(const RoleBoard& board, Place place);
[[nodiscard]] bool isVacant(const RoleBoard& board, Place place);

// What a piece is worth now, running effects included. Attack and armor are never less than 0; health is
// never less than 1, so that a bonus that ends kills nobody. Promise: a piece stands there.
[[nodiscard]] int attackNow(const RoleBoard& board, Place place);
[[nodiscard]] int healthNow(const RoleBoard& board, Place place);
[[nodiscard]] int armorNow(const RoleBoard& board, Place place);

enum class Outcome { Won, Repelled };

// The piece on `from` attacks the one on `target` and moves there when it wins; repelled it goes to `stop`,
// which may be `from`. The attacker takes no harm. Whose turn it is stays, and so does the age of effects.
// Promise: enemies stand on `from` and `target`; `stop` is `from` or vacant.
Outcome attack(RoleBoard& board, Place from, Place target, Place stop);

// Promise: a piece stands on `from`; `to` is `from` or vacant.
void move(RoleBoard& board, Place from, Place to);

}  // namespace damath::layers
