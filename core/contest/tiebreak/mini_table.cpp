// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/mini_table.hpp"

#include <algorithm>

#include "core/precondition.hpp"

namespace damath::tiebreak {

MiniTable::MiniTable(const Group& group, const Crosstable& meetings, const rules::Points& points)
    : m_group(group) {
  if (!canSeparate(meetings)) return;
  const std::size_t others = group.size() - 1;
  m_allMet = true;
  for (const Seat own : group) {
    GameCounts total;
    std::size_t met = 0;
    std::size_t beaten = 0;
    for (const CrosstableCell& cell : meetings.of(own)) {
      if (!std::binary_search(group.begin(), group.end(), cell.opponent)) continue;
      ++met;
      total += cell.counts;
      const bool isAhead = pointsOf(cell.counts, points) > pointsOf(opposite(cell.counts), points);
      beaten += isAhead ? 1 : 0;
    }
    m_totals.push_back(pointsOf(total, points));
    m_allMet = m_allMet && met == others;
    if (beaten == others) m_beatAll = own;
  }
}

// True if at least one entry of the group has enough opponents to have met the whole group. In a large event
// this quick test is nearly always false, and then the games need not be read.
bool MiniTable::canSeparate(const Crosstable& meetings) const {
  return std::any_of(m_group.begin(), m_group.end(),
                     [&](Seat seat) { return meetings.of(seat).size() + 1 >= m_group.size(); });
}

std::vector<Group> MiniTable::levels() const {
  DAMATH_EXPECTS(m_totals.size() == m_group.size());
  Group places(m_group.size());
  for (std::size_t place = 0; place < places.size(); ++place) places[place] = static_cast<Seat>(place);
  auto levels = levelsOf(std::move(places), [this](Seat a, Seat b) { return m_totals[a] > m_totals[b]; });
  for (Group& level : levels) {
    for (Seat& place : level) place = m_group[place];
  }
  return levels;
}

std::vector<RankFigures> MiniTable::figures() const {
  DAMATH_EXPECTS(m_totals.size() == m_group.size());
  std::vector<RankFigures> figures;
  for (std::size_t own = 0; own < m_totals.size(); ++own) {
    TableScore score{{m_totals[own]}};
    for (std::size_t other = 0; other < m_totals.size(); ++other) {
      if (other != own) score.points.push_back(m_totals[other]);
    }
    figures.emplace_back(std::move(score));
  }
  return figures;
}

}  // namespace damath::tiebreak
