// SPDX-License-Identifier: GPL-3.0-or-later
// A layer: the content of each tile of a board. Every layer of a game has the shape of the initial board
// (rulebook L1). Pieces change, but playable tiles stay playable.
#pragma once

#include <variant>

#include "core/layers/grid.hpp"

namespace damath::layers {

struct Unplayable {
  friend constexpr bool operator==(Unplayable, Unplayable) = default;
};
struct Vacant {
  friend constexpr bool operator==(Vacant, Vacant) = default;
};
template <class Piece>
using Tile = std::variant<Unplayable, Vacant, Piece>;

template <class Piece>
using Layer = Grid<Tile<Piece>>;

// True for each playable tile (rulebook L1).
using Shape = Grid<bool>;

template <class Piece>
[[nodiscard]] Shape shapeOf(const Layer<Piece>& layer) {
  Shape shape;
  for (const Place place : kPlaces) shape[place] = !std::holds_alternative<Unplayable>(layer[place]);
  return shape;
}

}  // namespace damath::layers
