// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/role_board.hpp"

#include <algorithm>
#include <utility>

#include "core/precondition.hpp"

namespace damath::layers {

namespace {

const RolePiece& standing(const RoleBoard& board, Place place) {
  const RolePiece* piece = pieceAt(board, place);
  DAMATH_EXPECTS(piece != nullptr);
  return *piece;
}

// Applies damage to the piece. Armor absorbs damage first and decreases by the absorbed amount. The rest of
// the damage reduces health (L4). Temporary effects are used up before the piece's own values. Returns false,
// without a change, if no health is left.
bool survives(RoleBoard& board, Place place, RolePiece& piece, int damage) {
  const int absorbed = std::min(damage, armorNow(board, place));
  const int hit = damage - absorbed;
  if (hit >= healthNow(board, place)) return false;
  piece.armor -= board.effects.useUp(place, &TileEffects::armor, absorbed);
  piece.health -= board.effects.useUp(place, &TileEffects::health, hit);
  return true;
}

}  // namespace

const RolePiece* pieceAt(const RoleBoard& board, Place place) {
  return std::get_if<RolePiece>(&board.tiles[place]);
}
bool isVacant(const RoleBoard& board, Place place) {
  return std::holds_alternative<Vacant>(board.tiles[place]);
}

int attackNow(const RoleBoard& board, Place place) {
  return std::max(0, standing(board, place).attack + board.effects.total(place, &TileEffects::attack));
}
int healthNow(const RoleBoard& board, Place place) {
  return std::max(1, standing(board, place).health + board.effects.total(place, &TileEffects::health));
}
int armorNow(const RoleBoard& board, Place place) {
  return std::max(0, standing(board, place).armor + board.effects.total(place, &TileEffects::armor));
}

Outcome attack(RoleBoard& board, Place from, Place target, Place stop) {
  RolePiece defender = standing(board, target);
  RolePiece attacker = standing(board, from);
  DAMATH_EXPECTS(defender.code.colour != attacker.code.colour);
  if (survives(board, target, defender, attackNow(board, from))) {
    defender.conflict = attacker.code;
    board.tiles[target] = defender;
    move(board, from, stop);
    return Outcome::Repelled;
  }
  board.tiles[target] = Vacant{};
  board.effects.clear(target);
  move(board, from, target);
  attacker.conflict = defender.code;
  board.tiles[target] = attacker;
  return Outcome::Won;
}

void move(RoleBoard& board, Place from, Place to) {
  DAMATH_EXPECTS(pieceAt(board, from) != nullptr);
  DAMATH_EXPECTS(from == to || isVacant(board, to));
  if (from == to) return;
  board.tiles[to] = std::exchange(board.tiles[from], Vacant{});
  board.effects.move(from, to);
}

}  // namespace damath::layers
