// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/sonneborn_berger.hpp"

namespace damath::tiebreak {

std::vector<exact::Rational> sonnebornBerger(const Field& field, const Crosstable& games) {
  const exact::Rational half(1, 2);
  std::vector<exact::Rational> figures(field.size());
  for (std::size_t own = 0; own < figures.size(); ++own) {
    Record doubled;
    for (const Meeting& meeting : games.of(static_cast<Seat>(own))) {
      const int times = 2 * meeting.record.wins + meeting.record.draws;
      doubled += times * field.records()[meeting.opponent];
    }
    figures[own] = half * pointsOf(doubled, field.ruleset().points.answer);
  }
  return figures;
}

}  // namespace damath::tiebreak
