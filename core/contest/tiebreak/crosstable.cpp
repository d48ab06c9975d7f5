// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/crosstable.hpp"

namespace damath::tiebreak {

Crosstable::Crosstable(std::size_t seats, const std::vector<Decided>& games) : m_begins(seats + 1) {
  std::vector<std::size_t> next(seats + 1);
  for (const Decided& game : games) {
    ++next[game.blue + 1];
    ++next[game.red + 1];
  }
  for (std::size_t seat = 0; seat < seats; ++seat) next[seat + 1] += next[seat];
  const std::vector<std::size_t> begins = next;

  // First pass: for each entry, collects one cell for each of its games, with the opponent and the counts of
  // the opponent's results.
  std::vector<CrosstableCell> met(2 * games.size());
  for (const Decided& game : games) {
    met[next[game.blue]++] = {game.red, countsOf(game.result->result, board::Side::Red)};
    met[next[game.red]++] = {game.blue, countsOf(game.result->result, board::Side::Blue)};
  }
  // Second pass: moves each cell to the row of its opponent. The entries are visited in order, so the cells
  // of each row are then sorted by opponent.
  m_cells.resize(met.size());
  next = begins;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    for (std::size_t place = begins[seat]; place < begins[seat + 1]; ++place) {
      m_cells[next[met[place].opponent]++] = {static_cast<Seat>(seat), met[place].counts};
    }
  }

  // Third pass: merges the cells of several games between the same two entries into one cell. Removes the
  // unused cells that the merging leaves between the rows.
  std::size_t end = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    m_begins[seat] = end;
    for (std::size_t place = begins[seat]; place < begins[seat + 1]; ++place) {
      const bool again = end > m_begins[seat] && m_cells[end - 1].opponent == m_cells[place].opponent;
      if (again) {
        m_cells[end - 1].counts += m_cells[place].counts;
      } else {
        m_cells[end++] = m_cells[place];
      }
    }
  }
  m_begins[seats] = end;
  m_cells.resize(end);
}

}  // namespace damath::tiebreak
