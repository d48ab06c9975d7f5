// SPDX-License-Identifier: GPL-3.0-or-later
// The six roles of the tile boards and what a piece of them carries (rulebook L3).
#pragma once

#include <optional>

#include "core/layers/layer.hpp"

namespace damath::layers {

enum class Role { Shah = 1, Vizier, Rukh, Alfil, Asb, Piyadeh };
enum class Colour { White, Black };

[[nodiscard]] constexpr Colour opponent(Colour colour) {
  return colour == Colour::White ? Colour::Black : Colour::White;
}

// Role and colour in one: 1 to 6, black negative.
struct Code {
  Role role = Role::Shah;
  Colour colour = Colour::White;

  // Nothing where the number is none of the twelve.
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

// The greatest attack, health, armor, and amount and length of an effect.
inline constexpr int kMostValue = 999;

// Attack and armor from 0, health from 1, each up to kMostValue. These are the piece's own values; what an
// effect adds for a time stands in the effect layer (rulebook L5).
struct RolePiece {
  Code code;
  int attack = 0;
  int health = 1;
  int armor = 0;
  // Who lost the tile to this piece or was repelled from it in the turn that led here: always the other
  // colour (rulebook L3, L4).
  std::optional<Code> conflict = std::nullopt;
  friend constexpr bool operator==(const RolePiece&, const RolePiece&) = default;
};

using RoleTile = Tile<RolePiece>;
using RoleLayer = Layer<RolePiece>;

}  // namespace damath::layers
