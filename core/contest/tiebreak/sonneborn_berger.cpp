// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/sonneborn_berger.hpp"

namespace damath::tiebreak {

std::vector<exact::Rational> sonnebornBerger(const Field& field, const Crosstable& games) {
  const exact::Rational half(1, 2);
  std::vector<exact::Rational> figures(field.size());
  for (std::size_t own = 0; own < figures.size(); ++own) {
    GameCounts doubled;
    for (const CrosstableCell& cell : games.of(static_cast<Seat>(own))) {
      const int times = 2 * cell.counts.wins + cell.counts.draws;
      doubled += times * field.counts()[cell.opponent];
    }
    figures[own] = half * pointsOf(doubled, field.ruleset().points.answer());
  }
  return figures;
}

}  // namespace damath::tiebreak
