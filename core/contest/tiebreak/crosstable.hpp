// SPDX-License-Identifier: GPL-3.0-or-later
// The results of each entry of an event against each of its opponents.
#pragma once

#include <span>
#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// The results of one entry against one opponent in all their games, from the view of this entry.
struct CrosstableCell {
  Seat opponent = 0;
  GameCounts counts;
};

// A sparse table: a row has cells only for the opponents that the entry met.
class Crosstable {
 public:
  Crosstable(std::size_t seats, const std::vector<Decided>& games);

  // Returns the entry's cells, ordered by the opponents' start numbers.
  [[nodiscard]] std::span<const CrosstableCell> of(Seat seat) const {
    return {m_cells.data() + m_begins[seat], m_begins[seat + 1] - m_begins[seat]};
  }

 private:
  std::vector<CrosstableCell> m_cells;  // the cells of all rows, row after row
  // The index of the first cell of each row; the last item is the number of all cells.
  std::vector<std::size_t> m_begins;
};

}  // namespace damath::tiebreak
