// SPDX-License-Identifier: GPL-3.0-or-later
// A grid of eight rows of eight places for any content. Row 0 is at the top and column 0 at the left, as in a
// written array. On the board of chips these are y = 7 and x = 0 (rulebook B1), so the index of a place is
// the p of rulebook B2.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace damath::layers {

inline constexpr int kRows = 8;
inline constexpr int kPlaceCount = kRows * kRows;

struct Place {
  int row = 0;
  int column = 0;

  // nullopt if the place is outside the grid.
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

}  // namespace damath::layers
