// SPDX-License-Identifier: GPL-3.0-or-later
// The games that some of an event's entries played among themselves, as a table of points (rulebook Y2a, and
// Y2b for their rematches). Byes and games still open have no place in it; a walkover is a game, and one that
// nobody won gives 0 to both.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/tiebreak/crosstable.hpp"
#include "core/contest/tiebreak/rank_step.hpp"

namespace damath::tiebreak {

class MiniTable {
 public:
  // Meetings with anybody outside the group are passed over.
  MiniTable(const Group& group, const Crosstable& meetings, const rules::Points& points);

  // Every two of the group have played each other.
  [[nodiscard]] bool allMet() const { return m_allMet; }
  // The one who got more points against each of the others than that one did, so met them all.
  [[nodiscard]] const std::optional<Seat>& beatAll() const { return m_beatAll; }
  // The group by points, best first, each level in the group's order; one level where all are level. Promise:
  // all met, or one beat all.
  [[nodiscard]] std::vector<Group> levels() const;
  // For each of the group, in its order, the own points and then the others' in the group's order: "2-1-0";
  // between two the score: "1-0". Promise: as above.
  [[nodiscard]] std::vector<RankFigures> figures() const;

 private:
  [[nodiscard]] bool canSeparate(const Crosstable& meetings) const;

  Group m_group;
  std::vector<exact::Rational> m_totals;  // in the group's order; none where nothing is separated
  bool m_allMet = false;
  std::optional<Seat> m_beatAll;
};

}  // namespace damath::tiebreak
