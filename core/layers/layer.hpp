// SPDX-License-Identifier: GPL-3.0-or-later
// A layer: the content of each tile of a board. Every layer of a game has the shape of the initial board
// (rulebook L1). Pieces change, but playable tiles stay playable.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <variant>

namespace damath::layers {

// Every layer is a grid of eight rows of eight places (see Grid). Row 0 is at the top and column 0 at the
// left, as in a written array. On the board of chips, row 0 is y = 7 and column 0 is x = 0 (rulebook B1). The
// index of a place is therefore the index p of rulebook B2.
inline constexpr int kRows = 8;
inline constexpr int kPlaceCount = kRows * kRows;

struct Place {
  int row = 0;
  int column = 0;

  // Returns the place in this row and column. nullopt if it is outside the grid.
  [[nodiscard]] static constexpr std::optional<Place> at(int row, int column) {
    if (row < 0 || row >= kRows || column < 0 || column >= kRows) return std::nullopt;
    return Place{row, column};
  }
  [[nodiscard]] constexpr int index() const { return kRows * row + column; }
  friend constexpr bool operator==(Place, Place) = default;
};

// Returns all 64 places, row by row.
[[nodiscard]] constexpr std::array<Place, kPlaceCount> everyPlace() {
  std::array<Place, kPlaceCount> places;
  for (int index = 0; index < kPlaceCount; ++index) {
    places[static_cast<std::size_t>(index)] = {index / kRows, index % kRows};
  }
  return places;
}
inline constexpr std::array<Place, kPlaceCount> kPlaces = everyPlace();

template <class T>
class Grid {
 public:
  // Precondition: the place lies on the grid.
  [[nodiscard]] constexpr T& operator[](Place place) { return m_at[static_cast<std::size_t>(place.index())]; }
  [[nodiscard]] constexpr const T& operator[](Place place) const {
    return m_at[static_cast<std::size_t>(place.index())];
  }
  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  std::array<T, kPlaceCount> m_at{};
};

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

// The shape of a board: true for each playable tile (rulebook L1).
using Shape = Grid<bool>;

template <class Piece>
[[nodiscard]] Shape shapeOf(const Layer<Piece>& layer) {
  Shape shape;
  for (const Place place : kPlaces) shape[place] = !std::holds_alternative<Unplayable>(layer[place]);
  return shape;
}

}  // namespace damath::layers
