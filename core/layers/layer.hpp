// SPDX-License-Identifier: GPL-3.0-or-later
// A layer shows what stands on each tile of a board. Every layer of a game has the shape of its initial
// board (rulebook L1): pieces come and go, the tiles that can be played on never change.
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

// Which tiles can be played on (rulebook L1).
using Shape = Grid<bool>;

template <class Piece>
[[nodiscard]] Shape shapeOf(const Layer<Piece>& layer) {
  Shape shape;
  for (const Place place : kPlaces) shape[place] = !std::holds_alternative<Unplayable>(layer[place]);
  return shape;
}

}  // namespace damath::layers
