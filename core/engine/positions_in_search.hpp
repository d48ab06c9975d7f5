// SPDX-License-Identifier: GPL-3.0-or-later
// The positions that are being searched now, by searches that share a transposition table. A search postpones
// a position that another search is examining, and later finds the answer in the transposition table. The
// information is only a hint: two positions may share a place of m_places. If two searches examine the same
// position, the result is slower, not wrong.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>

#include "core/engine/position_key.hpp"

namespace damath::engine {

class PositionsInSearch {
 public:
  // Removes all positions. Precondition: no search is running.
  void clear() {
    for (std::atomic<Key>& place : m_places) place.store(0, std::memory_order_relaxed);
  }
  [[nodiscard]] bool holds(Key key) const { return placeOf(key).load(std::memory_order_relaxed) == key; }
  void begin(Key key) { placeOf(key).store(key, std::memory_order_relaxed); }
  void end(Key key) {
    if (holds(key)) placeOf(key).store(0, std::memory_order_relaxed);
  }

 private:
  static constexpr std::size_t kPlaces = std::size_t{1} << 14U;

  [[nodiscard]] std::atomic<Key>& placeOf(Key key) {
    return m_places[static_cast<std::size_t>(key) % kPlaces];
  }
  [[nodiscard]] const std::atomic<Key>& placeOf(Key key) const {
    return m_places[static_cast<std::size_t>(key) % kPlaces];
  }

  std::array<std::atomic<Key>, kPlaces> m_places{};
};

}  // namespace damath::engine
