// SPDX-License-Identifier: GPL-3.0-or-later
// The six roles of the tile boards and the values of their pieces (rulebook L3).
#pragma once

#include <optional>

#include "core/layers/layer.hpp"

namespace damath::layers {

enum class Role { Shah = 1, Vizier, Rukh, Alfil, Asb, Piyadeh };
enum class Colour { White, Black };

[[nodiscard]] constexpr Colour opponent(Colour colour) {
  return colour == Colour::White ? Colour::Black : Colour::White;
}

// The role and the color of a piece. Documents write both as one number: 1 to 6 for white, -1 to -6 for
// black.
struct Code {
  Role role = Role::Shah;
  Colour colour = Colour::White;

  // Returns the role and the color of this number. nullopt unless the number is -6 to -1 or 1 to 6.
  [[nodiscard]] static constexpr std::optional<Code> of(int number) {
    const int role = number < 0 ? -number : number;
    if (role < static_cast<int>(Role::Shah) || role > static_cast<int>(Role::Piyadeh)) return std::nullopt;
    return Code{static_cast<Role>(role), number < 0 ? Colour::Black : Colour::White};
  }
  [[nodiscard]] constexpr int number() const {
    return colour == Colour::Black ? -static_cast<int>(role) : static_cast<int>(role);
  }
  friend constexpr bool operator==(const Code&, const Code&) = default;
};

// The largest allowed number for a piece's attack, health or armor, and for the amount and the turns of an
// effect.
inline constexpr int kMostValue = 999;

// A piece. Attack and armor are 0–kMostValue, health is 1–kMostValue. The members hold the piece's own
// values; the effect layer holds temporary changes (rulebook L5).
struct RolePiece {
  Code code;
  int attack = 0;
  int health = 1;
  int armor = 0;
  // The conflict mark shows an attack of the last turn: the role and the color of the enemy piece that this
  // piece defeated or repelled on this tile (rulebook L3, L4).
  std::optional<Code> conflict = std::nullopt;
  friend constexpr bool operator==(const RolePiece&, const RolePiece&) = default;
};

using RoleTile = Tile<RolePiece>;
using RoleLayer = Layer<RolePiece>;

}  // namespace damath::layers
