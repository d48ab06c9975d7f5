// SPDX-License-Identifier: GPL-3.0-or-later
// The opponents of each entry and the results against them, as a sparse table.
#pragma once

#include <span>
#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// All games of an entry against one opponent, counted from the entry's side.
struct CrosstableCell {
  Seat opponent = 0;
  GameCounts counts;
};

class Crosstable {
 public:
  Crosstable(std::size_t seats, const std::vector<Decided>& games);

  // Returns the entry's cells, sorted by the opponents' seats.
  [[nodiscard]] std::span<const CrosstableCell> of(Seat seat) const {
    return {m_cells.data() + m_begins[seat], m_begins[seat + 1] - m_begins[seat]};
  }

 private:
  std::vector<CrosstableCell> m_cells;  // row after row
  std::vector<std::size_t> m_begins;    // the index of the first cell of each row, then the total
};

}  // namespace damath::tiebreak
