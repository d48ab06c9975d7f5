// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/buchholz.hpp"

namespace damath::tiebreak {

std::vector<exact::Rational> buchholz(const Field& field, const Crosstable& games) {
  std::vector<exact::Rational> figures(field.size());
  for (std::size_t own = 0; own < figures.size(); ++own) {
    Record opponents;
    for (const Meeting& meeting : games.of(static_cast<Seat>(own))) {
      opponents += gamesIn(meeting.record) * field.records()[meeting.opponent];
    }
    figures[own] = pointsOf(opponents, field.ruleset().points.answer);
  }
  return figures;
}

}  // namespace damath::tiebreak
