// SPDX-License-Identifier: GPL-3.0-or-later
// Eight rows of eight places, whatever stands there. Row 0 is the top one and column 0 the leftmost, as an
// array is written; of the chips' board these are y = 7 and x = 0 (rulebook B1), so that the index of a
// place is the p of rulebook B2.
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

  // Nothing where it would lie outside.
  [[nodiscard]] static constexpr std::optional<Place> at(int row, int column) {
    if (row < 0 || row >= kRows || column < 0 || column >= kRows) return std::nullopt;
    return Place{row, column};
  }
  [[nodiscard]] constexpr int index() const { return kRows * row + column; }
  friend constexpr bool operator==(Place, Place) = default;
};

// All 64, row by row.
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
  // Promise: the place lies on the grid.
  [[nodiscard]] constexpr T& operator[](Place place) { return m_at[static_cast<std::size_t>(place.index())]; }
  [[nodiscard]] constexpr const T& operator[](Place place) const {
    return m_at[static_cast<std::size_t>(place.index())];
  }
  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  std::array<T, kPlaceCount> m_at{};
};

}  // namespace damath::layers
