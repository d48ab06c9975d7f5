// SPDX-License-Identifier: GPL-3.0-or-later
// Who met whom with what outcome, a short row for each entry.
#pragma once

#include <span>
#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// All the games of an entry with one opponent, as the entry has them.
struct CrosstableCell {
  Seat opponent = 0;
  GameCounts counts;
};

class Crosstable {
 public:
  Crosstable(std::size_t seats, const std::vector<Decided>& games);

  // The entry's cells, by the opponents' seats.
  [[nodiscard]] std::span<const CrosstableCell> of(Seat seat) const {
    return {m_cells.data() + m_begins[seat], m_begins[seat + 1] - m_begins[seat]};
  }

 private:
  std::vector<CrosstableCell> m_cells;  // row by row
  std::vector<std::size_t> m_begins;    // of each row, and the end
};

}  // namespace damath::tiebreak
