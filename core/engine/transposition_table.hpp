// SPDX-License-Identifier: GPL-3.0-or-later
// What the search found out about positions it met: a value or a bound of it, good for exactly as many plies,
// and the turn to try first at any depth.
#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/position_key.hpp"
#include "core/engine/value.hpp"

namespace damath::engine {

enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

struct Known {
  Key key = 0;
  Value value = 0;
  std::uint16_t turn = 0;  // its place in the list of legal turns
  std::int8_t plies = 0;
  Bound bound = Bound::Exact;
  std::uint32_t search = 0;  // set by the table
};

class TranspositionTable {
 public:
  TranspositionTable();

  // Forgets everything, so that an answer never hangs on what was asked before.
  void startSearch() { ++m_search; }
  // Null where nothing is known.
  [[nodiscard]] const Known* find(Key key) const;
  void keep(Known known);

 private:
  // Two places a key in one line of the cache: the deeper result stays in the first until as deep a one
  // comes, the last in the second.
  struct alignas(64) Pair {
    Known deep;
    Known last;
  };
  std::vector<Pair> m_pairs;
  std::uint32_t m_search = 1;
};

}  // namespace damath::engine
