// SPDX-License-Identifier: GPL-3.0-or-later
// The results of each entry against each of its opponents: the crosstable of a whole event, and the small
// table of entries that are tied.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/contest/tiebreak/field.hpp"
#include "core/contest/tiebreak/rank_reason.hpp"

namespace damath::tiebreak {

// All games of an entry against one opponent, counted from the entry's side.
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
  std::vector<std::size_t> m_begins;    // the index of the first cell of each row, then the number of cells
};

// A table of points from the games that some entries played among themselves (rulebook Y2a; Y2b for their
// rematches). Byes and open games do not count. A walkover is a game. A game that nobody won gives 0 to both.
class MiniTable {
 public:
  // Games against entries outside the group are ignored.
  MiniTable(const Group& group, const Crosstable& meetings, const rules::Points& points);

  // True if every two entries of the group have played each other.
  [[nodiscard]] bool allMet() const { return m_allMet; }
  // Returns the entry that scored more than each other entry of the group in their games. nullopt if there is
  // no such entry.
  [[nodiscard]] const std::optional<Seat>& beatAll() const { return m_beatAll; }
  // Returns the group divided into levels of equal points, the best level first. The entries of a level keep
  // the order of the group. Precondition: allMet() or beatAll().
  [[nodiscard]] std::vector<Group> levels() const;
  // Returns a score for each entry, in the order of the group: the entry's own points, then the points of the
  // others in the order of the group. Examples: "2-1-0", and "1-0" for two entries. Precondition: allMet() or
  // beatAll().
  [[nodiscard]] std::vector<RankFigures> figures() const;

 private:
  [[nodiscard]] bool canSeparate(const Crosstable& meetings) const;

  Group m_group;
  // The points of each entry, in the order of the group. Empty if the table cannot separate anybody.
  std::vector<exact::Rational> m_totals;
  bool m_allMet = false;
  std::optional<Seat> m_beatAll;
};

}  // namespace damath::tiebreak
