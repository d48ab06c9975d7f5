// SPDX-License-Identifier: GPL-3.0-or-later
// The least cost of the entries ahead of a place, whatever game was played. The search orders places by their
// cost so far plus this least cost. An estimate above the real cost would hide the cheapest game; the
// estimate can be too high in two rare cases: entries after the end of the game, and a chain of three or more
// jumps out of turn with a total gap at each jump.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/sheet/explain/search_graph.hpp"
#include "core/sheet/explain/total_gaps.hpp"

namespace damath::sheet {

class CostsAhead {
 public:
  // All costs are 0 until `fill` is called.
  explicit CostsAhead(std::size_t entries) : m_from(entries + 1, 0) {}

  // Works out the costs from the entry `first` on.
  void fill(const Law& law, const Reading& reading, const TotalGaps& totalGaps, std::size_t first);

  // Returns what the entries behind the place cost at least.
  [[nodiscard]] int at(const Progress& place) const;
  // Returns what a repair at the place adds to that at least.
  [[nodiscard]] int ofRepair(const Progress& place) const;

 private:
  // Returns the cost of the totals that turns left out at the place explain, or may explain.
  [[nodiscard]] int explained(const Progress& place) const;
  [[nodiscard]] int between(std::size_t first, std::size_t entries) const;

  struct Gaps {
    std::size_t end = 0;  // behind the last entry whose total gap is counted
    int cost = 0;         // of one
  };
  std::vector<int> m_from;     // by entry: the cost of it and of all later ones
  std::array<Gaps, 2> m_gaps;  // by side
};

// True if two entries of a player say the same move and score, so that the second may be a repetition.
[[nodiscard]] bool sayTheSame(const PlayEntry& one, const PlayEntry& other);

}  // namespace damath::sheet
