// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates the least cost of all entries that a search has not explained yet, whatever game was played. The
// search orders its places by the cost so far plus this estimate. If an estimate were above the real cost,
// the search could miss the cheapest game. The estimate can be too high in two rare cases: for entries after
// the end of the game, and for a chain of three or more jumps out of turn with a total gap at each jump.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/sheet/explain/search_graph.hpp"
#include "core/sheet/explain/total_gaps.hpp"

namespace damath::sheet {

class CostsAhead {
 public:
  // All costs are 0 until fill() is called.
  explicit CostsAhead(std::size_t entries) : m_from(entries + 1, 0) {}

  // Computes the costs of the entry `first` and all later entries.
  void fill(const Law& law, const Reading& reading, const TotalGaps& totalGaps, std::size_t first);

  // Returns the least total cost of all entries that the search still has to explain when it is at `place`.
  [[nodiscard]] int at(const Progress& place) const;
  // Returns the least cost that a repair of the next entry (a reading of it as a mistake) adds to the cost
  // that at() returns.
  [[nodiscard]] int ofRepair(const Progress& place) const;

 private:
  // Returns the cost of the total gaps (totals that do not follow from the figures before them) that
  // unwritten turns before this place explain, or may explain.
  [[nodiscard]] int explained(const Progress& place) const;
  [[nodiscard]] int between(std::size_t first, std::size_t entries) const;

  struct Gaps {
    // the index after the last entry with a total gap (a total that does not follow from earlier figures)
    std::size_t end = 0;
    int cost = 0;  // the cost of one total gap
  };
  std::vector<int> m_from;     // by entry index: the least cost of this entry and all later entries
  std::array<Gaps, 2> m_gaps;  // by side: BLUE, RED
};

// True if two entries have the same owner and the same texts for move and score, and can be read. The second
// entry may then be a repetition of the first by mistake.
[[nodiscard]] bool sayTheSame(const PlayEntry& one, const PlayEntry& other);

}  // namespace damath::sheet
