// SPDX-License-Identifier: GPL-3.0-or-later
// The small table of the games that tied entries played among themselves.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/tiebreak/crosstable.hpp"
#include "core/contest/tiebreak/rank_reason.hpp"

namespace damath::tiebreak {

// A table of points from the games that some entries played among themselves (rulebook Y2a; Y2b for their
// rematches). Byes and open games do not count. A walkover is a game. A game that both players lost gives 0
// to both.
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
  // The points of each entry, in the order of the group. Empty if canSeparate() is false.
  std::vector<exact::Rational> m_totals;
  bool m_allMet = false;
  std::optional<Seat> m_beatAll;
};

}  // namespace damath::tiebreak
